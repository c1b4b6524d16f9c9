import { USUAL_TERMS } from '@callboard/contract/representation';
import type { NewTalent } from '@callboard/contract/roster';
import { likelyCountryId } from '../../auth/api.ts';

/** Nobody yet, from where the agent is, whom the agent works with. */
export function newDraft(userId: string, countryId: string | null): NewTalent {
  return {
    firstName: '',
    lastName: '',
    stageName: null,
    email: null,
    dateOfBirth: null,
    gender: null,
    countryId: countryId ?? likelyCountryId(),
    city: null,
    categoryIds: [],
    ...USUAL_TERMS,
    assigneeIds: [userId],
  };
}
