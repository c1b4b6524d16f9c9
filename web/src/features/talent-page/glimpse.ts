import type { QueryClient } from '@tanstack/react-query';
import { glimpseQuery, type Look } from './api.ts';

/**
 * Reads a profile that somebody points at. That is no look: it is not counted, and whoever opens the
 * profile asks anew, behind what is there already.
 */
export async function glimpse(queries: QueryClient, look: Look): Promise<void> {
  const query = glimpseQuery(look);
  if (queries.getQueryData(query.queryKey) !== undefined) return;
  await queries.prefetchQuery(query);
  await queries.invalidateQueries({ queryKey: query.queryKey, exact: true });
}
