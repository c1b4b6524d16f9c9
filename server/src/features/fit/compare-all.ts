import type { FitReason } from '@callboard/contract/fit';
import type { Platform } from '../../platform/platform.ts';
import { asksOf } from './asks-of.ts';
import { type Judgement, judge, reasonsFor } from './judge.ts';
import { listRoleFacts, listTalentsToCompare } from './queries.ts';
import { readTalentFacts } from './read-talent-facts.ts';

type Pair = { roleId: string; talentProfileId: string };

export type Comparison = {
  judge: (pair: Pair) => Judgement;
  explain: (pair: Pair) => FitReason[];
};

/** Several talents with several roles as they are today: each of them is read once. */
export async function compareAll(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  roleIds: readonly string[],
  talentProfileIds: readonly string[],
): Promise<Comparison> {
  const roles = roleIds.length === 0 ? [] : await listRoleFacts(db, roleIds);
  const rows = await listTalentsToCompare(db, { talentProfileIds });
  const asks = new Map(roles.map((role) => [role.roleId, asksOf(role)]));
  const talents = new Map(rows.map((row) => [row.profileId, readTalentFacts(row, clock)]));
  return {
    judge: ({ roleId, talentProfileId }) => {
      const talent = talents.get(talentProfileId);
      return talent === undefined ? NOTHING_ASKED : judge(asks.get(roleId) ?? [], talent);
    },
    explain: ({ roleId, talentProfileId }) => {
      const talent = talents.get(talentProfileId);
      return talent === undefined ? [] : reasonsFor(asks.get(roleId) ?? [], talent);
    },
  };
}

const NOTHING_ASKED: Judgement = { met: 0, asked: 0, unmet: 0, isFor: true };
