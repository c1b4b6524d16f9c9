import type { Fit } from '@callboard/contract/fit';
import type { Ask } from '../../features/fit/ask.ts';
import { asksOf } from '../../features/fit/asks-of.ts';
import type { TalentFacts } from '../../features/fit/facts.ts';
import { judge } from '../../features/fit/judge.ts';
import { listTalentsToCompare } from '../../features/fit/queries.ts';
import { readTalentFacts } from '../../features/fit/read-talent-facts.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { talentProfileIdOf } from '../people/person-key.ts';
import type { Talent } from '../people/talent.ts';
import { TALENTS } from '../people/talents.ts';
import { describeRole } from '../productions/describe-role.ts';
import { POSTINGS, type Posting } from '../productions/postings.ts';

export type FitOf = (posting: Posting, talent: Talent) => Fit;

/** Reads everyone once, and compares by the same rules as a live application. */
export async function judgeFits(tx: Transaction, now: Date): Promise<FitOf> {
  const rows = await listTalentsToCompare(tx, {
    talentProfileIds: TALENTS.map(({ key }) => talentProfileIdOf(key)),
  });
  const clock = { now: () => now };
  const facts = new Map<string, TalentFacts>(
    rows.map((row) => [row.profileId, readTalentFacts(row, clock)]),
  );
  const asks = new Map<string, Ask[]>(
    POSTINGS.map(({ key, production, role }) => [key, asksOf(describeRole(production, role, now))]),
  );
  return ({ key }, talent) => {
    const known = facts.get(talentProfileIdOf(talent.key));
    if (known === undefined) throw new Error(`${talent.key} has no profile.`);
    return judge(asks.get(key) ?? [], known);
  };
}
