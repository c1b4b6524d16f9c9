import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useCurrentUser } from '../../lib/use-session.ts';
import { invitationsOfTalentQuery } from '../auditions/api.ts';
import { answeredTalentsQuery, useSelection } from '../representation/api.ts';
import { talentProfileQuery } from '../talent-profiles/api.ts';
import { ownInvitationsQuery } from './calls.ts';

/** Whose invitations a page shows, and for whom of them the reader answers. */
export type Whose = {
  /** None: of several. */
  talentProfileId: string | undefined;
  /** Faces and names stand beside what is not the reader's own. */
  isOwn: (talentProfileId: string) => boolean;
  mayAnswerFor: (talentProfileId: string) => boolean;
};

/** What is read, once it is known of whom. */
export function useInvitations() {
  const { role } = useCurrentUser();
  const { talent, portfolio, portfolios } = useSelection();
  const { talentProfileId } = useSearch({ strict: false });
  const named = typeof talentProfileId === 'string' ? talentProfileId : '';
  const profile = useQuery({ ...talentProfileQuery(named), enabled: role === 'admin' });
  const ofOne = talent?.user.id ?? profile.data?.userId;
  const one = useQuery({ ...invitationsOfTalentQuery(ofOne ?? ''), enabled: ofOne !== undefined });
  const isOfSeveral = role !== 'admin' && talent === null;
  const isKnown = role !== 'agent' || portfolios !== undefined;
  const several = useQuery({
    ...ownInvitationsQuery(portfolio?.id),
    enabled: isOfSeveral && isKnown,
  });
  const { data, ...asked } = isOfSeveral ? several : one;
  const failed = role === 'admin' && profile.isLoadingError ? profile : asked;
  return {
    invitations: data?.invitations,
    error: failed.isLoadingError ? failed.error : null,
    isRetrying: failed.isFetching,
    retry: () => void failed.refetch(),
  };
}

/** Undefined until an agent's talents are known. */
export function useWhose(): Whose | undefined {
  const { role, talentProfileId: ownId } = useCurrentUser();
  const { talent, portfolio, portfolios } = useSelection();
  const { talentProfileId: named } = useSearch({ strict: false });
  const isOfPortfolio = role === 'agent' && talent === null && portfolio !== null;
  const talents = useQuery({
    ...answeredTalentsQuery(portfolio?.id ?? ''),
    enabled: isOfPortfolio,
  });
  const isOwn = (id: string) => id === ownId;
  if (role === 'talent') {
    return { talentProfileId: undefined, isOwn, mayAnswerFor: () => true };
  }
  if (role === 'admin') {
    const talentProfileId = typeof named === 'string' ? named : undefined;
    return { talentProfileId, isOwn, mayAnswerFor: () => false };
  }
  if (talent !== null) {
    return { talentProfileId: talent.talentProfile.id, isOwn, mayAnswerFor: () => true };
  }
  if (!isOfPortfolio) {
    return portfolios && { talentProfileId: undefined, isOwn, mayAnswerFor: () => true };
  }
  if (talents.isPending) return undefined;
  const theirs = new Set(talents.data?.map(({ talentProfile }) => talentProfile.id));
  return { talentProfileId: undefined, isOwn, mayAnswerFor: (id) => theirs.has(id) };
}
