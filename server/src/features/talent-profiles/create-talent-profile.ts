import type { PROFILE_VISIBILITIES } from '@callboard/contract/talent-profiles';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertTalentProfile } from './queries.ts';

type NewTalent = {
  userId: string;
  /** Who keeps it where the talent does not: a guardian. */
  ownerUserId?: string;
  countryId: string | null;
  dateOfBirth?: string | null | undefined;
  visibility?: (typeof PROFILE_VISIBILITIES)[number];
};

/** A talent's one profile, kept by the talent where nobody else is named. */
export async function createTalentProfile(
  platform: Platform,
  tx: Transaction,
  talent: NewTalent,
): Promise<string> {
  const id = newId();
  const now = platform.clock.now();
  await insertTalentProfile(tx, {
    id,
    userId: talent.userId,
    ownerUserId: talent.ownerUserId ?? talent.userId,
    countryId: talent.countryId,
    dateOfBirth: talent.dateOfBirth ?? null,
    visibility: talent.visibility ?? 'professionals',
    createdAt: now,
    updatedAt: now,
  });
  return id;
}
