import { PREFETCH, PURPOSE_HEADER } from '@callboard/contract/purpose';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { profileQuery } from './api.ts';
import { glimpse } from './glimpse.ts';

afterEach(() => vi.restoreAllMocks());

it('says that nobody looks yet; whoever does then asks for themselves', async () => {
  const answer = () => Promise.resolve(new Response(JSON.stringify({ id: 'mara' })));
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const purposes = () =>
    asked.mock.calls.map(([, init]) => new Headers(init?.headers).get(PURPOSE_HEADER));
  const queries = createQueryClient();
  const look = { id: 'mara', as: undefined };
  await glimpse(queries, look);
  await glimpse(queries, look);
  expect(purposes()).toEqual([PREFETCH]);
  expect(queries.getQueryData(profileQuery(look).queryKey)).toEqual({ id: 'mara' });
  await queries.prefetchQuery(profileQuery(look));
  expect(purposes()).toEqual([PREFETCH, null]);
});
