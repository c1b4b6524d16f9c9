import { crashSchema, errorLogEndpoints } from '@callboard/contract/error-logs';
import { LIMITS } from '@callboard/contract/limits';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../../test/test-server.ts';
import { auditEntries } from '../../platform/audit/tables.ts';
import { reportCrash } from './report-crash.ts';
import { sweepErrors } from './sweep-errors.ts';
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

const report = (over: Record<string, unknown> = {}) =>
  t.visitor().call(errorLogEndpoints.report, { body: crash(over) });
/** Past the limit of one address. */
const happens = (over: Record<string, unknown> = {}) =>
  reportCrash(t.platform, crashSchema.parse(crash(over)), undefined);

it('the same crash from another build and line counts up, and opens again', async () => {
  const user = await t.signIn('talent');
  expect((await user.call(errorLogEndpoints.report, { body: crash() })).status).toBe(204);
  await t.platform.db.update(errorLogs).set({ resolvedAt: t.clock.now() });
  t.clock.advance({ hours: 1 });
  const stack = crash().stack.replace('Ab12_x-9.js:1:200', 'Zz99_y-1.js:4:12');
  await report({ stack });
  const [log, ...others] = await rows();
  expect(others).toEqual([]);
  expect(log).toMatchObject({ count: 2, resolvedAt: null, message: 'x is not a function', stack });
  expect(log?.lastSeenAt.getTime()).toBe((log?.firstSeenAt.getTime() ?? 0) + 3_600_000);
  expect(log?.reopenedAt).toEqual(t.clock.now());
  expect(log?.url).toBe('https://callboard.example/reset-password?token=…');
});

describe('an error that differs only', () => {
  const one = 'Call 0190a1b2-aaaa-7bbb-8ccc-0123456789ab failed after 12 ms';
  const two = 'Call 0190ffff-aaaa-7bbb-8ccc-ba9876543210 failed after 4012 ms';
  const fetched = (file: string) => `Failed to fetch https://callboard.example/assets/${file}`;
  const asked = (id: string) => `No answer from https://callboard.example/api/talents/${id}?a=1`;
  it.each([
    ['in ids and numbers', one, two],
    ['in the build', fetched('page-Ab12_x-9.js'), fetched('page-Zz99_y-1.js')],
    ['in what an address asks for', asked('7'), asked('0190')],
  ])('%s is the same one', async (_, first, second) => {
    await happens({ message: first, stack: `Error: ${first}` });
    await happens({ message: second, stack: `Error: ${second}` });
    expect((await rows()).find(({ message }) => message === first)?.count).toBe(2);
  });
});

it('nothing that opens a door is kept', async () => {
  const token = 'kJ3_x9Qz-Lm8vT2wRbY6nH4cPd0sFgA7eUiOo1Xy5Zt';
  const links = ['team-invitations', 'talent-claims', 'shared/shortlists', 'api/calendar-feeds'];
  const said = links.map((link) => `https://callboard.example/${link}/${token}`).join(' ');
  const url = `https://callboard.example/verify-email?token=${token}&next=/account#key=${token}`;
  const message = `Refused: ${said} Authorization: Bearer abc.def and ${token}`;
  await happens({ message, url, stack: `Error: ${said}`, component_stack: `at Page ${url}` });
  const log = (await rows()).find((each) => each.message.startsWith('Refused'));
  expect(JSON.stringify(log)).not.toContain(token);
  expect(JSON.stringify(log)).not.toContain('abc.def');
  expect(log?.url).toBe('https://callboard.example/verify-email?token=…&next=/account#key=…');
});

it.each([
  ['inside another address', 'https://callboard.example/login?next=%2Fteam-invitations%2Fwhisper'],
  ['inside one with a name', 'https://callboard.example/login?next=%2Freset%3Ftoken%3Dwhisper%26a'],
  ['before a host', 'https://ada:whisper@callboard.example/'],
])('a secret %s is not kept either', async (_, url) => {
  await happens({ message: url, url, stack: `Error: ${url}` });
  expect(JSON.stringify(await rows())).not.toContain('whisper');
});

it('a report that cannot be stored as it is is kept all the same', async () => {
  expect((await report({ message: 'Half of \ud83d and \0', stack: 'unstorable' })).status).toBe(
    204,
  );
  expect((await rows()).find(({ stack }) => stack === 'unstorable')?.message).toBe(
    'Half of \uFFFD and \uFFFD',
  );
});

it('a report is cut where it is too long, and taken where fields are missing', async () => {
  const over = { message: 'm'.repeat(5_000), stack: 's'.repeat(50_000), url: undefined };
  expect((await report(over)).status).toBe(204);
  const log = (await rows()).find(({ message }) => message.startsWith('mmm'));
  expect(log?.message).toHaveLength(1_000);
  expect(log?.stack).toHaveLength(8_000);
  expect((await report({ stack: 's'.repeat(LIMITS.bodyBytes) })).status).toBe(413);
});

describe('nobody can flood it', () => {
  it('from one address', async () => {
    const statuses = [];
    for (let sent = 0; sent < 40; sent += 1) statuses.push((await report()).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('from many: only so many new ones an hour are kept, and known ones still count', async () => {
    t.clock.advance({ hours: 1 });
    const [known] = await rows();
    const before = (await rows()).length;
    const words = Array.from({ length: LIMITS.newErrorsPerHour + 50 }, (_, at) =>
      [...String(at)].map((digit) => 'abcdefghij'[Number(digit)]).join(''),
    );
    const flood = words.map((word) => happens({ message: `flood ${word}`, stack: word }));
    const refused = (await Promise.allSettled(flood)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(50);
    expect((await rows()).length - before).toBe(LIMITS.newErrorsPerHour);
    await happens({ message: known?.message, stack: known?.stack });
    const [counted] = await t.platform.db
      .select()
      .from(errorLogs)
      .where(eq(errorLogs.id, known?.id ?? ''));
    expect(counted?.count).toBe((known?.count ?? 0) + 1);
  });
});

describe('the list for admins', () => {
  it('goes through all of them in either order, page by page, and finds by words', async () => {
    const admin = await t.signIn('admin');
    const list = (query: object) => admin.call(errorLogEndpoints.list, { query: { ...query } });
    for (const sort of ['last_seen', 'count']) {
      const whole = (await list({ sort, limit: 20 })).body.items;
      const first = (await list({ sort, limit: 7 })).body;
      const second = (await list({ sort, limit: 7, cursor: first.nextCursor })).body;
      expect([...first.items, ...second.items]).toEqual(whole.slice(0, 14));
    }
    const { items } = (await list({ sort: 'count' })).body;
    const counts = items.map(({ count }: { count: number }) => count);
    expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
    expect((await list({ search: 'NOT a func' })).body.items).toHaveLength(1);
    expect((await list({ search: '100%' })).body.items).toEqual([]);
    expect((await list({ sort: 'count', cursor: `99999999999999_${items[0].id}` })).status).toBe(
      200,
    );
  });

  it('opens one, resolves and reopens it, once each on the trail', async () => {
    const admin = await t.signIn('admin');
    const person = await t.signIn('talent');
    const crashed = crashSchema.parse(crash({ message: 'Mended', stack: 'Mended' }));
    t.clock.advance({ hours: 2 });
    await reportCrash(t.platform, crashed, person.user?.id);
    const id = (await rows()).find(({ message }) => message === 'Mended')?.id ?? '';
    const open = async () => (await admin.call(errorLogEndpoints.get, { params: { id } })).body;
    expect(await open()).toMatchObject({
      resolvedAt: null,
      reopenedAt: null,
      person: { id: person.user?.id, name: 'Ines Halloran' },
      componentStack: '\n    at Page',
    });
    await admin.call(errorLogEndpoints.resolve, { params: { id } });
    const again = await admin.call(errorLogEndpoints.resolve, { params: { id } });
    expect(again.status).toBe(204);
    expect(await open()).toMatchObject({ resolvedBy: 'Ines Halloran' });
    await admin.call(errorLogEndpoints.reopen, { params: { id } });
    expect(await open()).toMatchObject({ resolvedAt: null, resolvedBy: null, reopenedAt: null });
    const trail = await t.platform.db
      .select({ act: auditEntries.act, by: auditEntries.actorUserId })
      .from(auditEntries)
      .where(eq(auditEntries.targetId, id));
    const by = admin.user?.id;
    expect(trail).toEqual([
      { act: 'error-logs.resolved', by },
      { act: 'error-logs.reopened', by },
    ]);
  });

  it('forgets what did not come back for long', async () => {
    t.clock.advance({ days: LIMITS.errorLogDays - 1 });
    await happens({ message: 'Fresh', stack: 'Fresh' });
    t.clock.advance({ days: 2 });
    await sweepErrors(t.platform);
    expect((await rows()).map(({ message }) => message)).toEqual(['Fresh']);
  });
});
