import type { FieldErrors } from '@callboard/contract/errors';
import type { ProfileChanges } from '@callboard/contract/talent-profiles';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { isOfAge } from '../auth/age.ts';
import { requireTerms } from '../reference-data/require-terms.ts';
import { getEditableTalent, type Talent } from './find-talent.ts';
import { getTalentProfile } from './get-talent-profile.ts';
import { maySetDateOfBirth } from './policy.ts';
import { recordChange } from './record-change.ts';
import { requireOwnFields } from './require-own-fields.ts';

/** Changes what was sent and leaves the rest as it is. */
export async function changeTalentProfile(
  platform: Platform,
  actor: Actor,
  profileId: string,
  changes: ProfileChanges,
) {
  await platform.transaction(async (tx) => {
    const { talent, doer } = await getEditableTalent(platform, tx, actor, profileId);
    requireOwnFields(actor, talent, changes);
    requireSense(platform, actor, talent, changes);
    const { countryId, categoryIds = [], talentTypeIds = [] } = changes;
    await requireTerms(tx, [
      { list: 'countries', field: 'countryId', id: countryId },
      ...categoryIds.map((id) => ({ list: 'talentCategories', field: 'categoryIds', id }) as const),
      ...talentTypeIds.map((id) => ({ list: 'talentTypes', field: 'talentTypeIds', id }) as const),
    ]);
    const change = { profileId, section: 'profile', fields: Object.keys(changes) };
    await recordChange(platform, tx, doer, { ...change, columns: changes });
  });
  return getTalentProfile(platform, actor, profileId);
}

/** What only the stored profile and the change together can tell. */
function requireSense(platform: Platform, actor: Actor, talent: Talent, changes: ProfileChanges) {
  const fields: FieldErrors = {};
  const { playingAgeMin = talent.playingAgeMin, playingAgeMax = talent.playingAgeMax } = changes;
  if (playingAgeMin !== null && playingAgeMax !== null && playingAgeMin > playingAgeMax) {
    fields.playingAgeMax = 'The oldest age cannot be below the youngest';
  }
  const problem = problemOfBirth(platform, actor, talent, changes.dateOfBirth);
  if (problem !== undefined) fields.dateOfBirth = problem;
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });
}

function problemOfBirth(
  { clock }: Platform,
  actor: Actor,
  talent: Talent,
  dateOfBirth: string | null | undefined,
): string | undefined {
  if (dateOfBirth === undefined || dateOfBirth === talent.dateOfBirth) return;
  if (!maySetDateOfBirth(actor, talent)) return 'Only the guardian can change this';
  if (dateOfBirth === null) return 'Please enter your date of birth';
  const now = clock.now();
  if (dateOfBirth > now.toISOString()) return 'This day has not come yet';
  const isWithoutGuardian = talent.ownerUserId === talent.userId;
  if (isWithoutGuardian && !isOfAge(dateOfBirth, now)) {
    return 'Under 18, a guardian has to keep the profile';
  }
}
