import { useSearch } from '@tanstack/react-router';
import { useCurrentUser } from '../../lib/use-session.ts';
import { useSelection } from '../representation/api.ts';

/**
 * For whom one looks at calls and applies: oneself, a child whose profile one keeps, or the talent that
 * an agent works as. Nobody: an agent who has chosen none, and admins.
 */
export function useApplicant(): { talentProfileId: string | null; isOwn: boolean } {
  const { role, talentProfileId: ownId } = useCurrentUser();
  const { talent } = useSelection();
  const { talentProfileId: named } = useSearch({ strict: false });
  if (role === 'agent') return { talentProfileId: talent?.talentProfile.id ?? null, isOwn: false };
  if (typeof named === 'string' && named !== '') {
    return { talentProfileId: named, isOwn: named === ownId };
  }
  return { talentProfileId: ownId, isOwn: ownId !== null };
}
