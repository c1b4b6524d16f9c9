import type { BodyOf } from '@callboard/contract/endpoint';
import { MEDIA_KINDS } from '@callboard/contract/media';
import type { portfolioItemEndpoints } from '@callboard/contract/portfolio-items';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getEditableTalent } from '../find-talent.ts';
import { recordChange } from '../record-change.ts';
import { requireRoom } from '../showcase/require-room.ts';
import { requireUnusedMedia } from '../showcase/require-unused-media.ts';
import { getOwnItem } from './get-item.ts';
import { insertItem } from './queries.ts';
import { requireReferences } from './require-references.ts';
import { PORTFOLIO } from './shelf.ts';

type NewItem = BodyOf<typeof portfolioItemEndpoints.add>;

/** Adds a file that was uploaded or a link to work elsewhere, behind all others. */
export async function addItem(platform: Platform, actor: Actor, profileId: string, sent: NewItem) {
  const { title, description = null, year = null, visibility = 'public' } = sent;
  const { creditId = null, coverMediaId = null } = sent;
  const source = sourceOf(sent);
  return platform.transaction(async (tx) => {
    const { doer } = await getEditableTalent(platform, tx, actor, profileId);
    await requireRoom(tx, PORTFOLIO, profileId);
    const content = await requireContent(tx, profileId, source);
    await requireReferences(tx, profileId, { creditId, coverMediaId });
    const itemId = newId();
    const now = platform.clock.now();
    const said = { title, description, year, visibility, creditId, coverMediaId };
    const row = { id: itemId, talentProfileId: profileId, createdAt: now, updatedAt: now };
    await insertItem(tx, { ...row, ...content, ...said });
    const { section } = PORTFOLIO;
    await recordChange(platform, tx, doer, { profileId, section, fields: ['added'], itemId });
    return getOwnItem(tx, { profileId, itemId });
  });
}

type Source = { mediaId: string } | { url: string };

/** Work is kept here or elsewhere, one of the two. */
function sourceOf({ mediaId, url }: NewItem): Source {
  if (mediaId && url === null) return { mediaId };
  if (!mediaId && url !== null) return { url };
  const problem = 'Please choose a file or enter a link, not both';
  throw new AppError('INVALID_INPUT', { fields: { mediaId: problem, url: problem } });
}

/** What is kept here is what its file is. */
async function requireContent(tx: Transaction, talentProfileId: string, source: Source) {
  if ('url' in source) return { kind: 'link' as const, url: source.url, mediaId: null };
  const { mediaId } = source;
  const { kind } = await requireUnusedMedia(tx, { mediaId, talentProfileId, kinds: MEDIA_KINDS });
  return { kind, url: null, mediaId };
}
