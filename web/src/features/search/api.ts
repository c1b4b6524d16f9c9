import type { CacheTimes } from '@callboard/contract/cache-times';
import { searchEndpoints } from '@callboard/contract/search';
import { endpointQuery } from '../../lib/query-client.ts';

/** Typing back and forth asks once; someone who applied a minute ago is found. */
const SEARCH_TIMES: CacheTimes = { fresh: 30_000, kept: 60_000 };

export const searchQuery = (query: string) =>
  endpointQuery(searchEndpoints.search, { query: { query } }, SEARCH_TIMES);
