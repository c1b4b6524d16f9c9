import { castingCallEndpoints } from '@callboard/contract/casting-calls';
import type { QueryOf } from '@callboard/contract/endpoint';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { endpointQuery } from '../../lib/query-client.ts';
import type { Filters } from './opportunity-filters.ts';

const PAGE_SIZE = 30;
const OPPORTUNITIES_KEY = ['/api/casting-calls', 'opportunities', 'pages'];

type Scope = QueryOf<typeof castingCallEndpoints.opportunitiesForTalent>['scope'];
/** The address is the reader's to write; what cannot be is refused by the server in words. */
type Known = Partial<QueryOf<typeof castingCallEndpoints.opportunities>>;

type Asked = { talentProfileId: string | null; scope: Scope; filters: Filters };

/** Page by page: for a talent by fit, for nobody in particular by deadline. */
export function opportunitiesQuery({ talentProfileId, scope, filters }: Asked) {
  return infiniteQueryOptions({
    queryKey: [...OPPORTUNITIES_KEY, { talentProfileId, scope, ...filters }],
    queryFn: ({ pageParam: cursor, signal }) => {
      const query = { ...(filters as Known), cursor, limit: PAGE_SIZE };
      return talentProfileId === null
        ? call(castingCallEndpoints.opportunities, { query }, { signal })
        : call(
            castingCallEndpoints.opportunitiesForTalent,
            { query: { ...query, talentProfileId, scope } },
            { signal },
          );
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

export const callQuery = (id: string, talentProfileId: string | null) =>
  endpointQuery(castingCallEndpoints.get, {
    params: { id },
    query: { talentProfileId: talentProfileId ?? undefined },
  });
