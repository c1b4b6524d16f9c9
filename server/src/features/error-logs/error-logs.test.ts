import { errorLogEndpoints } from '@callboard/contract/error-logs';
import { desc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useTestServer } from '../../../test/test-server.ts';
import { errorLogs } from './tables.ts';

const t = useTestServer();

const crash = (over: Record<string, unknown> = {}) => ({
  message: 'x is not a function',
  stack:
    'TypeError: x is not a function\n    at Page (https://callboard.example/assets/page-Ab12_x-9.js:1:200)',
  component_stack: '\n    at Page',
  user_agent: 'a browser',
  url: 'https://callboard.example/reset-password?token=secret',
  timestamp: '2026-03-02T09:00:00.000Z',
  ...over,
});

const rows = () => t.platform.db.select().from(errorLogs).orderBy(desc(errorLogs.lastSeenAt));

it('the same crash from another build and line counts up, and opens again', async () => {
  const user = await t.signIn('talent');
  expect((await user.call(errorLogEndpoints.report, { body: crash() })).status).toBe(204);
  await t.platform.db.update(errorLogs).set({ resolvedAt: t.clock.now() });
  t.clock.advance({ hours: 1 });
  const stack = crash().stack.replace('Ab12_x-9.js:1:200', 'Zz99_y-1.js:4:12');
  await t.visitor().call(errorLogEndpoints.report, { body: crash({ stack }) });
  const [log, ...others] = await rows();
  expect(others).toEqual([]);
  expect(log).toMatchObject({ count: 2, resolvedAt: null, message: 'x is not a function' });
  expect(log?.lastSeenAt.getTime()).toBe((log?.firstSeenAt.getTime() ?? 0) + 3_600_000);
  expect(log?.url).toBe('https://callboard.example/reset-password?token=…');
});

it('a report is cut where it is too long, and taken where fields are missing', async () => {
  const body = crash({ message: 'm'.repeat(5_000), stack: 's'.repeat(50_000), url: undefined });
  expect((await t.visitor().call(errorLogEndpoints.report, { body })).status).toBe(204);
  const log = (await rows()).find(({ message }) => message.startsWith('mmm'));
  expect(log?.message).toHaveLength(1_000);
  expect(log?.stack).toHaveLength(8_000);
});

it('nobody can flood it', async () => {
  const send = () => t.visitor().call(errorLogEndpoints.report, { body: crash() });
  const statuses = [];
  for (let sent = 0; sent < 40; sent += 1) statuses.push((await send()).status);
  expect(statuses.at(-1)).toBe(429);
});
