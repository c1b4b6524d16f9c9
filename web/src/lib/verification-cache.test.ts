import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { request } from './api-client.ts';
import { createQueryClient } from './query-client.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { onVerificationCacheCleared, VERIFICATION_MARKER_PREFIX } from './verification-cache.ts';

const FAMILIES = [
  ['/api/portfolio-items', '7'],
  ['/api/talent-profiles'],
  ['/api/gallery-photos', '7'],
  ['/api/professional-info', '7'],
  ['/api/professional-traits', '7'],
  ['/api/talent-profiles', '7', 'portfolio-items'],
  ['api', 'talent-profiles', '7'],
  ['/api/talent-profiles/7/gallery-photos', { kind: 'headshot' }],
];
const OTHERS = [
  ['/api/languages'],
  ['/api/business-portfolios', '7', 'talent'],
  ['/api/professional-verification', 'admin', 'pending-count'],
  ['/api/search', { query: 'talent-profiles' }],
];

let server: TestServer;
let client: QueryClient;
beforeEach(async () => {
  server = await startTestServer();
  client = createQueryClient();
  for (const key of [...FAMILIES, ...OTHERS]) client.setQueryData(key, []);
  sessionStorage.setItem(VERIFICATION_MARKER_PREFIX, 'done');
  sessionStorage.setItem(`${VERIFICATION_MARKER_PREFIX}:7`, 'done');
  sessionStorage.setItem('draft', 'kept');
});
afterEach(async () => {
  sessionStorage.clear();
  client.clear();
  await server.close();
});

const verify = () => request('/api/professional-verification/7', { method: 'POST' });
const isInvalidated = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
const markers = () => Object.keys(sessionStorage).filter((key) => key !== 'draft');

it('a flagged response removes the verification markers and nothing else from session storage', async () => {
  server.answer('{"clearVerificationCache":true}');
  await verify();
  expect(Object.keys(sessionStorage)).toEqual(['draft']);
});

it('a flagged response makes the five families of cached queries stale, and no others', async () => {
  server.answer('{"clearVerificationCache":true}');
  await verify();
  expect(FAMILIES.map(isInvalidated)).toEqual(FAMILIES.map(() => true));
  expect(OTHERS.map(isInvalidated)).toEqual(OTHERS.map(() => false));
});

it.each([
  ['an unflagged response', '{"id":"7"}', 200],
  ['a flag that is not true', '{"clearVerificationCache":"true"}', 200],
  ['a flag below the top level', '{"user":{"clearVerificationCache":true}}', 200],
  ['a flag on a refusal', '{"clearVerificationCache":true}', 400],
])('%s clears nothing', async (_, body, status) => {
  server.answer(body, status);
  await verify().catch(() => {});
  expect(server.received).toHaveLength(1);
  expect(markers()).toHaveLength(2);
  expect(FAMILIES.map(isInvalidated)).toEqual(FAMILIES.map(() => false));
});

it('whoever has unsubscribed is no longer told', async () => {
  server.answer('{"clearVerificationCache":true}');
  const listener = vi.fn();
  const unsubscribe = onVerificationCacheCleared(listener);
  await verify();
  unsubscribe();
  await verify();
  expect(listener).toHaveBeenCalledTimes(1);
});
