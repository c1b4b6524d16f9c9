import type { CurrentUser } from '@callboard/contract/auth';
import { ROLES, type Role } from '@callboard/contract/roles';

/** Somebody of that role, the same one each time. For tests. */
export function testUser(role: Role, changes: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: `0198c7a0-0000-7000-8000-00000000000${ROLES.indexOf(role)}`,
    email: `${role}@callboard.test`,
    role,
    firstName: 'Mara',
    lastName: 'Okonjo',
    countryId: null,
    subscriptionPlan: 'free',
    verifiedProfessionalStatus: 'none',
    verifiedIdStatus: 'none',
    timeZone: 'Europe/London',
    theme: 'system',
    units: 'metric',
    talentProfileId: null,
    ...changes,
  };
}
