import type { PROFILE_VISIBILITIES } from '@callboard/contract/talent-profiles';
import type { Actor } from '../../platform/actor.ts';
import { maySeePerson } from '../account/policy.ts';

/** A talent as one viewer stands to them. */
type Standing = {
  userId: string;
  ownerUserId: string;
  visibility: (typeof PROFILE_VISIBILITIES)[number];
  suspendedAt: Date | null;
  isMinor: boolean;
  /** The viewer is an agent who works with them. */
  isViewersTalent: boolean;
  /** They applied to a production of the viewer's. */
  isViewersApplicant: boolean;
  isViewerOfVerifiedAgency: boolean;
};

export function maySeeTalent(actor: Actor, talent: Standing): boolean {
  const { id, role } = actor.user;
  if (role === 'admin') return true;
  if (!maySeePerson(actor, talent)) return false;
  if (talent.userId === id || talent.ownerUserId === id) return true;
  if (talent.isMinor && !mayMeetMinors(actor, talent)) return false;
  if (talent.isViewersTalent || talent.isViewersApplicant) return true;
  if (talent.visibility === 'professionals') return role === 'client' || role === 'agent';
  return talent.visibility === 'public';
}

/** Children are seen by verified clients and agencies only, whatever their profile says. */
function mayMeetMinors({ user }: Actor, { isViewerOfVerifiedAgency }: Standing): boolean {
  if (user.role === 'client') return user.verifiedProfessionalStatus === 'verified';
  return user.role === 'agent' && isViewerOfVerifiedAgency;
}
