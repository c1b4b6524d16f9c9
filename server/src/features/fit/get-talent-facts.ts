import type { Platform } from '../../platform/platform.ts';
import type { TalentFacts } from './facts.ts';
import { findTalentToCompare } from './queries.ts';
import { readTalentFacts } from './read-talent-facts.ts';

export async function getTalentFacts(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  talentProfileId: string,
): Promise<TalentFacts | undefined> {
  const row = await findTalentToCompare(db, talentProfileId);
  return row && readTalentFacts(row, clock);
}
