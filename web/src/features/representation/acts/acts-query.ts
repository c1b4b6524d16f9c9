import type { actsForTalentEndpoints } from '@callboard/contract/acts-for-talent';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callAt } from '../../../lib/api-client.ts';
import { keyOfPath } from '../../../lib/query-key.ts';

const PAGE_SIZE = 30;
const PATH = '/api/talent-profiles/{id}/acts';

export const actsQuery = (talentProfileId: string) =>
  infiniteQueryOptions({
    queryKey: [...keyOfPath(PATH.replace('{id}', talentProfileId)), 'pages'],
    queryFn: ({ pageParam: cursor, signal }) =>
      callAt<(typeof actsForTalentEndpoints)['list']>(
        { method: 'GET', path: PATH },
        { params: { id: talentProfileId }, query: { cursor, limit: PAGE_SIZE } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
