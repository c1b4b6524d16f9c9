import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { stubServer } from '../../app/test/stub-server.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { useOrderFaces } from './shortlist-changes.ts';
import { shortlistQuery } from './shortlist-queries.ts';
import { entryId, LIST_ID, listOf, ONE } from './shortlists.fixture.ts';

afterEach(() => vi.restoreAllMocks());

it('puts a face back that could not be moved, also where the list cannot be asked for', async () => {
  const order = `PUT ${ONE}/order`;
  const { asked } = stubServer({ [order]: 'unreachable', [`GET ${ONE}`]: 'unreachable' });
  const queries = createQueryClient({ onSignedOut: () => undefined });
  const { queryKey } = shortlistQuery(LIST_ID);
  queries.setQueryData(queryKey, listOf());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useOrderFaces(LIST_ID), { wrapper });
  const ids = () => queries.getQueryData(queryKey)?.entries.map(({ id }) => id);
  await result.current(entryId(1), entryId(3));
  expect(ids()).toEqual([entryId(2), entryId(3), entryId(1)]);
  await waitFor(() => expect(ids()).toEqual([entryId(1), entryId(2), entryId(3)]));
  expect(asked).toContain(order);
});
