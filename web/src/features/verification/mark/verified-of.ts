import type { CurrentUser } from '@callboard/contract/auth';
import type { VerificationKind } from '@callboard/contract/verification';

type Statuses = Pick<CurrentUser, 'verifiedProfessionalStatus' | 'verifiedIdStatus'>;

/** What of whoever is signed in we have looked at. */
export function verifiedOf(user: Statuses): VerificationKind[] {
  const kinds: VerificationKind[] = [];
  if (user.verifiedProfessionalStatus === 'verified') kinds.push('professional');
  if (user.verifiedIdStatus === 'verified') kinds.push('identity');
  return kinds;
}
