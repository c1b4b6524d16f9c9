import { CACHE_TIMES } from '@callboard/contract/cache-times';
import type { placeEndpoints } from '@callboard/contract/places';
import type {
  TalentResults,
  TalentSearch,
  talentSearchEndpoints,
} from '@callboard/contract/talent-search';
import { keepPreviousData } from '@tanstack/react-query';
import { pagesAt } from '../../lib/pages-query.ts';
import { queryAt } from '../../lib/query-client.ts';

const PATH = '/api/talent-search';
/** People change their profiles while others look; going back and forth for a moment asks nobody. */
const TIMES = { ...CACHE_TIMES.default, fresh: 30_000 };

/** The answer before stays until the next one is there. */
export const resultsQuery = (search: TalentSearch) => ({
  ...pagesAt<typeof talentSearchEndpoints.talentSearch>(PATH, search, TIMES),
  placeholderData: keepPreviousData,
});

/** For its total: the shortest page there is. */
export const countQuery = (search: TalentSearch) =>
  queryAt<typeof talentSearchEndpoints.talentSearch>(
    { method: 'GET', path: PATH },
    { query: { ...search, limit: 1 } },
    TIMES,
  );

export const placesQuery = (asked: { query: string } | { id: number }) =>
  queryAt<typeof placeEndpoints.places>(
    { method: 'GET', path: '/api/places' },
    { query: asked },
    CACHE_TIMES.referenceData,
  );

export type Counts = TalentResults['facets'];
export type NamedPlace = TalentResults['places'][number];
