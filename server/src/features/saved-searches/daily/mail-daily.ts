import { newId } from '../../../platform/ids.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { catchUp, findMatching } from '../find-matching.ts';
import { listNames } from '../list-names.ts';
import { findSearch } from '../read-search.ts';
import type { Watched } from '../watching/queries.ts';
import { type Morning, morningsOf } from './mornings.ts';
import { listWaitingZones, listWithOwners, takeDue } from './queries.ts';
import { NAMED, writeMail } from './words.ts';

const OWNERS = 50;

/** One mail a day for all of somebody's searches, in their morning. */
export async function mailDaily(platform: Platform): Promise<void> {
  const zones = await listWaitingZones(platform.db);
  const mornings = morningsOf(zones, platform.clock.now());
  if (mornings.length === 0) return;
  await catchUp(platform);
  while ((await mailSome(platform, mornings)) > 0);
}

/** Whoever counts them as told mails them in the same transaction: nobody hears of them twice. */
async function mailSome(platform: Platform, mornings: readonly Morning[]): Promise<number> {
  return platform.transaction(async (tx) => {
    const now = platform.clock.now();
    const taken = await takeDue(tx, { mornings, now, owners: OWNERS });
    const bySearch = Map.groupBy(taken, ({ savedSearchId }) => savedSearchId);
    const searches = await listWithOwners(tx, [...bySearch.keys()]);
    const found = [];
    for (const one of searches) {
      const waiting = (bySearch.get(one.row.id) ?? []).map((match) => match.talentProfileId);
      const ids = await listStillSeen(platform, one, waiting);
      if (ids.length > 0) found.push({ ...one, ids });
    }
    const shown = found.flatMap(({ ids }) => ids.slice(0, NAMED));
    const names = await listNames(tx, shown, now);
    const mails = [...Map.groupBy(found, ({ row }) => row.userId).values()].map((ofOne) => {
      const sections = ofOne.map(({ row, ids }) => ({
        ...row,
        count: ids.length,
        names: ids.slice(0, NAMED).flatMap((id) => names.get(id) ?? []),
      }));
      return { id: newId(), data: writeMail(platform, ofOne[0]?.email ?? '', sections) };
    });
    if (mails.length > 0) await platform.jobs.enqueueAll(tx, sendMail, mails);
    return taken.length;
  });
}

/** Who hid themselves, or no longer matches, is not mailed. */
async function listStillSeen(
  platform: Platform,
  { row, user, isOfVerifiedAgency }: Watched,
  among: readonly string[],
): Promise<string[]> {
  const read = findSearch(row.search);
  if (read === undefined) return [];
  const owner = { actor: { user }, isOfVerifiedAgency };
  return findMatching(platform, owner, { search: read.search, among, limit: among.length });
}
