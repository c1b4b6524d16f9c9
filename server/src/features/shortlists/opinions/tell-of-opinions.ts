import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/notify.ts';
import { listTeam } from '../../productions/list-team.ts';
import { findAbout, listSaid } from './queries.ts';
import type { SaidBetween } from './tell-of-opinions-job.ts';

/** Tells those of the team who made the link and its list; the others see it on the list. */
export async function tellWhatWasSaid(
  platform: Platform,
  { linkId, from, to }: SaidBetween,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const about = await findAbout(tx, linkId);
    const said = await listSaid(tx, linkId, new Date(from), new Date(to));
    if (about === undefined || said.length === 0) return;
    const { productionId, shortlistId, linkMakerUserId, listMakerUserId } = about;
    const team = await listTeam(tx, productionId);
    const readers = [linkMakerUserId, listMakerUserId].filter((id) => team.includes(id));
    await notify(platform, tx, readers, {
      kind: 'team',
      title: `${inShort(said)} looked at “${about.name}”`,
      content: `${facesOf(said)} rated or commented, for ${about.productionTitle}.`,
      link: `/productions/${productionId}?tab=shortlists&list=${shortlistId}`,
    });
  });
}

type Said = Awaited<ReturnType<typeof listSaid>>;

function inShort([first, ...others]: Said): string {
  const name = first?.viewerName ?? 'Someone';
  if (others.length === 0) return name;
  return others.length === 1 ? `${name} and another` : `${name} and ${others.length} others`;
}

function facesOf(said: Said): string {
  const { size } = new Set(said.flatMap(({ entryIds }) => entryIds));
  return size === 1 ? '1 face' : `${size} faces`;
}
