import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { asksOf } from './asks-of.ts';
import { judge } from './judge.ts';
import { findRoleFacts, listTalentsToCompare, updateFits } from './queries.ts';
import { readTalentFacts } from './read-talent-facts.ts';

/** Compares everyone who applied to a role with what it asks for now. */
export async function refitRole(
  { clock }: Pick<Platform, 'clock'>,
  tx: Transaction,
  roleId: string,
): Promise<void> {
  const role = await findRoleFacts(tx, roleId);
  if (role === undefined) return;
  const applicants = await listTalentsToCompare(tx, { applicantsOf: roleId });
  if (applicants.length === 0) return;
  const asks = asksOf(role);
  const fits = applicants.map((row) => {
    const { met, asked } = judge(asks, readTalentFacts(row, clock));
    return { talentProfileId: row.profileId, met, asked };
  });
  await updateFits(tx, roleId, fits);
}
