import type { CurrentUser } from '@callboard/contract/auth';
import { FIELD_CLASSES, PROFILE_FIELDS } from '@callboard/contract/profile-fields';
import { FACETS, type Facet } from '@callboard/contract/talent-search';
import type { Condition } from '../engine/query.ts';

/** Someone who searches, with those they see for a reason of their own. */
export type Searcher = {
  actor: { user: Pick<CurrentUser, 'role' | 'verifiedProfessionalStatus'> };
  isOfVerifiedAgency: boolean;
  /** Own profiles, own talents and applicants, as far as others do not see them. */
  ownIds: readonly string[];
};

/** Children are met by verified clients and agencies only. */
export function meetsMinors({ actor: { user }, isOfVerifiedAgency }: Omit<Searcher, 'ownIds'>) {
  if (user.role === 'client') return user.verifiedProfessionalStatus === 'verified';
  return user.role === 'admin' || (user.role === 'agent' && isOfVerifiedAgency);
}

/** The same rule as `maySeeTalent`, for all talents at once. */
export function seenBy(searcher: Searcher): Condition {
  const { role } = searcher.actor.user;
  if (role === 'admin') return { is: 'every', of: [] };
  const kinds = role === 'talent' ? ['seen:public'] : ['seen:professionals'];
  if (meetsMinors(searcher)) kinds.push('seen:verified-professionals');
  return {
    is: 'any',
    of: [
      { is: 'term', among: kinds },
      { is: 'id', among: searcher.ownIds },
    ],
  };
}

/** Facets of fields that the searcher may see: what cannot be seen is neither chosen nor counted. */
export function mayUseFacet({ user }: Searcher['actor'], facet: Facet): boolean {
  const shown = user.role === 'talent' ? 'public' : 'professionals';
  return FIELD_CLASSES[PROFILE_FIELDS[FACETS[facet].field]] <= FIELD_CLASSES[shown];
}
