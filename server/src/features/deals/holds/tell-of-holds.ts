import type { Actor } from '../../../platform/actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type DealNews, tellBothSides } from '../telling/tell-both-sides.ts';
import type { Held } from './queries.ts';

export type HoldNews = Pick<DealNews, 'toTeam' | 'toSide'> & {
  hold: Pick<Held, 'id' | 'roleId' | 'talentProfileId'>;
};

export async function tellOfHolds(
  platform: Platform,
  tx: Transaction,
  doer: Actor | null,
  news: readonly HoldNews[],
): Promise<void> {
  const told = news.map(({ hold: { id, roleId, talentProfileId }, toTeam, toSide }) => ({
    roleId,
    talentProfileId,
    toTeam,
    toSide,
    about: `hold=${id}` as const,
  }));
  await tellBothSides(platform, tx, 'audition', doer, told);
}
