import { useSearch } from '@tanstack/react-router';
import { useCurrentUser } from '../../lib/use-session.ts';
import { useSelection } from '../representation/api.ts';

type Applicant = {
  /** Nobody: an agent who has chosen none, and admins who look at all calls. */
  talentProfileId: string | null;
  /** Names them in the address of the next page, where it is the address that does. */
  inAddress: { talentProfileId?: string };
  /** Admins look and do not apply. */
  mayApply: boolean;
};

/**
 * For whom one looks at calls and applies: oneself, a child whose profile one keeps, or the talent that
 * an agent works as. Admins look for whoever the address names.
 */
export function useApplicant(): Applicant {
  const { role, talentProfileId: ownId } = useCurrentUser();
  const { talent } = useSelection();
  const { talentProfileId: named } = useSearch({ strict: false });
  const mayApply = role !== 'admin';
  if (role === 'agent') {
    return { talentProfileId: talent?.talentProfile.id ?? null, inAddress: {}, mayApply };
  }
  if (typeof named === 'string' && named !== '' && named !== ownId) {
    return { talentProfileId: named, inAddress: { talentProfileId: named }, mayApply };
  }
  return { talentProfileId: ownId, inAddress: {}, mayApply };
}
