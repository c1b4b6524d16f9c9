import { fillPath } from '@callboard/contract/endpoint';
import { type SharedShortlist, shortlistEndpoints } from '@callboard/contract/shortlists';
import type { Platform } from '../../../platform/platform.ts';
import { fileVersion } from '../../../platform/storage/file-version.ts';
import { withIsMinor } from '../../talent-profiles/is-minor.ts';
import { presentFace } from '../entries/present-face.ts';
import { listEntries } from '../entries/queries.ts';
import { listOpinionsBy } from '../opinions/queries.ts';
import { maySharedLinkShow } from '../policy.ts';
import { openLink } from './open-link.ts';
import { setOpened } from './queries.ts';

const OPENED_EVERY_MS = 60 * 1000;

type Asked = { token: string; viewerId: string | undefined };

/** A list for whoever holds a link: faces, no notes, and of what was said only what they said. */
export async function getShared(
  platform: Platform,
  { token, viewerId }: Asked,
): Promise<SharedShortlist> {
  const { db, clock } = platform;
  const opened = await openLink(platform, token);
  const { linkId, shortlistId } = opened;
  const [rows, said] = await Promise.all([
    listEntries(db, shortlistId, undefined),
    viewerId === undefined ? [] : listOpinionsBy(db, { linkId, viewerId }),
  ]);
  const now = clock.now();
  await setOpened(db, linkId, now, new Date(now.getTime() - OPENED_EVERY_MS));
  const shown = rows.map((row) => withIsMinor(clock, row)).filter(maySharedLinkShow);
  const own = new Map(said.map(({ entryId, ...opinion }) => [entryId, opinion]));
  return {
    linkId,
    name: opened.name,
    productionTitle: opened.productionTitle,
    roleTitle: opened.roleTitle,
    sharedByName: opened.sharedByName,
    companyName: opened.companyName,
    expiresAt: opened.expiresAt.toISOString(),
    withheld: rows.length - shown.length,
    entries: shown.map((row) => ({
      ...presentFace(row),
      photoUrl: photoUrlOf(token, row),
      own: own.get(row.id) ?? null,
    })),
  };
}

type Pictured = { id: string; photoKey: string | null };

function photoUrlOf(token: string, { id: entryId, photoKey }: Pictured): string | null {
  if (photoKey === null) return null;
  const { path } = shortlistEndpoints.sharedPhoto;
  return fillPath(path, { token, entryId }, { v: fileVersion(photoKey) });
}
