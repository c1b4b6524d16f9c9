import type { CurrentUser } from '@callboard/contract/auth';
import { FIELD_CLASSES, PROFILE_FIELDS } from '@callboard/contract/profile-fields';
import { FACETS, type Facet } from '@callboard/contract/talent-search';
import type { Condition } from '../engine/query.ts';

/** Someone who searches, with what they have to do with talents whom others may not see. */
export type Searcher = {
  actor: { user: Pick<CurrentUser, 'role' | 'verifiedProfessionalStatus'> };
  isOfVerifiedAgency: boolean;
  ties: readonly Tie[];
};

/** A profile of their own, a talent who is assigned to them, a roster or a production of theirs. */
export type Tie = { kind: 'kept' | 'talent' | 'roster' | 'production'; id: string };

/** Children are met by verified clients and agencies only. */
function meetsMinors({ actor: { user }, isOfVerifiedAgency }: Omit<Searcher, 'ties'>) {
  if (user.role === 'client') return user.verifiedProfessionalStatus === 'verified';
  return user.role === 'admin' || (user.role === 'agent' && isOfVerifiedAgency);
}

/** The same rule as `maySeeTalent`, for all talents at once. */
export function seenBy(searcher: Searcher): Condition {
  const { role } = searcher.actor.user;
  if (role === 'admin') return { is: 'every', of: [] };
  const kinds = role === 'talent' ? ['seen=public'] : ['seen=professionals'];
  if (meetsMinors(searcher)) kinds.push('seen=verified-professionals');
  const seen: Condition[] = [
    { is: 'key', among: kinds },
    { is: 'id', among: idsOf(searcher, 'kept') },
  ];
  if (role !== 'talent') seen.push(tiedTo(searcher));
  return {
    is: 'every',
    of: [
      { is: 'any', of: seen },
      { is: 'not', of: SUSPENDED },
    ],
  };
}

const SUSPENDED: Condition = { is: 'key', among: ['suspended'] };
const MINORS: Condition = { is: 'key', among: ['minor'] };

/** Own talents and applicants, also those who hide themselves from others. */
function tiedTo(searcher: Searcher): Condition {
  const keys = (['roster', 'production'] as const).flatMap((kind) =>
    idsOf(searcher, kind).map((id) => `${kind}=${id}`),
  );
  const tied: Condition = {
    is: 'any',
    of: [
      { is: 'key', among: keys },
      { is: 'id', among: idsOf(searcher, 'talent') },
    ],
  };
  if (meetsMinors(searcher)) return tied;
  return { is: 'every', of: [tied, { is: 'not', of: MINORS }] };
}

function idsOf({ ties }: Searcher, kind: Tie['kind']): string[] {
  return ties.filter((tie) => tie.kind === kind).map(({ id }) => id);
}

/** Facets of fields that the searcher may see: what cannot be seen is neither chosen nor counted. */
export function mayUseFacet({ user }: Searcher['actor'], facet: Facet): boolean {
  const shown = user.role === 'talent' ? 'public' : 'professionals';
  return FIELD_CLASSES[PROFILE_FIELDS[FACETS[facet].field]] <= FIELD_CLASSES[shown];
}
