import { authEndpoints, type CurrentUser } from '@callboard/contract/auth';
import { CACHE_TIMES } from '@callboard/contract/cache-times';
import { endpoint, json } from '@callboard/contract/endpoint';
import {
  focusManager,
  onlineManager,
  type QueryClient,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import * as z from 'zod';
import { createQueryClient, endpointQuery } from './query-client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const NOW = new Date('2026-03-01T12:00:00Z').getTime();
const MINUTE = 60_000;

let server: TestServer;
let client: QueryClient;
beforeEach(async () => {
  vi.setSystemTime(NOW);
  server = await startTestServer();
  client = createQueryClient();
  client.mount();
});
afterEach(async () => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  client.unmount();
  client.clear();
  await server.close();
});

/** A screen that shows the query; until() resolves with the first result that passes. */
function show(options: QueryObserverOptions) {
  const observer = new QueryObserver(client, options);
  observer.subscribe(() => {});
  const until = (passes: (result: QueryObserverResult) => boolean) =>
    new Promise<QueryObserverResult>((resolve) => {
      const look = () => {
        const result = observer.getCurrentResult();
        if (passes(result)) resolve(result);
      };
      observer.subscribe(look);
      look();
    });
  return { observer, until };
}

describe('a default read', () => {
  it('gets the path that its key spells', async () => {
    server.answer('[{"id":"1"}]');
    const key = ['/api/talent-profiles', '7', undefined, 'portfolio-items'];
    expect(await client.fetchQuery({ queryKey: key })).toEqual([{ id: '1' }]);
    expect(server.received[0]).toMatchObject({
      method: 'GET',
      url: `/api/talent-profiles/7/portfolio-items?t=${NOW}`,
    });
  });

  it('fails where nobody is signed in', async () => {
    server.answer('{"message":"Please sign in."}', 401);
    await expect(client.fetchQuery({ queryKey: ['/api/tasks', 'count'] })).rejects.toThrow(
      'Please sign in.',
    );
  });

  it('is fresh for two minutes', async () => {
    const read = () => client.fetchQuery({ queryKey: ['/api/productions'] });
    await read();
    vi.setSystemTime(NOW + 2 * MINUTE - 1);
    await read();
    expect(server.received).toHaveLength(1);
    vi.setSystemTime(NOW + 2 * MINUTE);
    await read();
    expect(server.received).toHaveLength(2);
  });

  it('is kept for five minutes once unused', () => {
    vi.useFakeTimers();
    client.setQueryData(['/api/productions'], []);
    vi.advanceTimersByTime(5 * MINUTE - 1);
    expect(client.getQueryData(['/api/productions'])).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(client.getQueryData(['/api/productions'])).toBeUndefined();
  });

  it('is not repeated when the window gets the focus back', async () => {
    server.answer('[]');
    const usual = show({ queryKey: ['/api/productions'] });
    const eager = show({ queryKey: ['/api/tasks'], refetchOnWindowFocus: true });
    await usual.until(({ isSuccess }) => isSuccess);
    await eager.until(({ isSuccess }) => isSuccess);

    server.answer('["again"]');
    vi.setSystemTime(NOW + 3 * MINUTE);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await eager.until(({ data }) => Array.isArray(data) && data.length === 1);
    expect(usual.observer.getCurrentResult()).toMatchObject({ fetchStatus: 'idle', data: [] });
    expect(server.received).toHaveLength(3);
  });

  it('does not poll', () => {
    vi.useFakeTimers();
    client.setQueryData(['/api/productions'], []);
    const { observer } = show({ queryKey: ['/api/productions'] });
    vi.advanceTimersByTime(60 * MINUTE);
    expect(observer.getCurrentResult()).toMatchObject({ isStale: true, fetchStatus: 'idle' });
  });

  it('is not retried when it fails', async () => {
    server.answer('{"message":"No"}', 500);
    const { until } = show({ queryKey: ['/api/productions'] });
    const { error } = await until(({ failureCount }) => failureCount === 1);
    expect(error?.message).toBe('No');
    expect(server.received).toHaveLength(1);
  });

  it('fails at once where the browser is offline, and is made again when it is back', async () => {
    onlineManager.setOnline(false);
    server.respond((response) => response.destroy());
    const { until } = show({ queryKey: ['/api/productions'] });
    const { error } = await until(({ isError }) => isError);
    expect(error?.message).toMatch(/^Callboard could not be reached/);

    server.answer('["back"]');
    onlineManager.setOnline(true);
    const { data } = await until(({ isSuccess }) => isSuccess);
    expect(data).toEqual(['back']);
  });
});

describe('a mutation', () => {
  it('is tried once, even offline', async () => {
    onlineManager.setOnline(false);
    const mutationFn = vi.fn().mockRejectedValue(new Error('No'));
    const mutation = client.getMutationCache().build(client, { mutationFn });
    await expect(mutation.execute(undefined)).rejects.toThrow('No');
    expect(mutationFn).toHaveBeenCalledTimes(1);
  });
});

describe('a query of an endpoint', () => {
  const listMessages = endpoint({
    method: 'GET',
    path: '/api/messaging/conversations/{id}/messages',
    summary: 'Messages',
    access: 'signed-in',
    params: z.object({ id: z.string() }),
    query: z.object({ before: z.string().optional() }),
    response: json(z.array(z.object({ id: z.string() }))),
  });

  it('reads the call, with the type that the contract declares', async () => {
    server.answer('{"user":{"id":"7"}}');
    const answer = await client.fetchQuery(endpointQuery(authEndpoints.me, {}));
    expectTypeOf(answer).toEqualTypeOf<{ user: CurrentUser }>();
    expect(answer).toEqual({ user: { id: '7' } });
  });

  it('sends its query parameters, and has them at the end of its key', async () => {
    server.answer('[]');
    const query = endpointQuery(listMessages, { params: { id: '7' }, query: { before: 'm9' } });
    await client.fetchQuery(query);
    expect(server.received[0]?.url).toBe(
      `/api/messaging/conversations/7/messages?before=m9&t=${NOW}`,
    );
    expect(query.queryKey).toEqual([
      '/api/messaging',
      'conversations',
      '7',
      'messages',
      { before: 'm9' },
    ]);
  });

  it('shares its key with the default read of the same path', async () => {
    server.answer('[{"id":"1"}]');
    await client.fetchQuery(endpointQuery(listMessages, { params: { id: '7' }, query: {} }));
    const key = ['/api/messaging', 'conversations', '7', 'messages'];
    expect(client.getQueryData(key)).toEqual([{ id: '1' }]);
  });

  it('is reached by who invalidates the beginning of its path', async () => {
    const query = endpointQuery(listMessages, { params: { id: '7' }, query: { before: 'm9' } });
    client.setQueryData(query.queryKey, []);
    await client.invalidateQueries({ queryKey: ['/api/messaging', 'conversations', '8'] });
    expect(client.getQueryState(query.queryKey)?.isInvalidated).toBe(false);
    await client.invalidateQueries({ queryKey: ['/api/messaging', 'conversations', '7'] });
    expect(client.getQueryState(query.queryKey)?.isInvalidated).toBe(true);
  });

  it('has the default times unless it is given others', () => {
    expect(endpointQuery(authEndpoints.me, {})).toMatchObject({
      staleTime: 2 * MINUTE,
      gcTime: 5 * MINUTE,
    });
    expect(endpointQuery(authEndpoints.me, {}, CACHE_TIMES.agentRole)).toMatchObject({
      staleTime: 5 * MINUTE,
      gcTime: 15 * MINUTE,
    });
  });

  it('exists for reads only', () => {
    // @ts-expect-error: signing out is not a read
    const logout = () => endpointQuery(authEndpoints.logout, {});
    expect(logout).toBeTypeOf('function');
  });
});
