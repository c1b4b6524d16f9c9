import { CACHE_TIMES } from '@callboard/contract/cache-times';
import type { Role } from '@callboard/contract/roles';
import { notifyManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  TALENT_DATA_ENTRY,
  TALENT_ID_ENTRY,
} from '../../features/representation/selected-talent.ts';
import { rememberUser } from '../../lib/stored-user.ts';
import { testUser } from '../../lib/test-user.ts';
import { openApp } from '../test/open-app.tsx';
import { signedInAs, stubServer } from '../test/stub-server.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const TASKS = 'GET /api/tasks/count';
const UNREAD = 'GET /api/messaging/conversations/unread-count';
const PENDING = 'GET /api/professional-verification/admin/pending-count';
const PORTFOLIOS = 'GET /api/business-portfolios';
const PORTFOLIO_ROLE = 'GET /api/business-portfolios/p-1/user-role';
const TALENTS = 'GET /api/business-portfolios/p-1/talent';
const COUNTERS = 'GET /api/business-portfolios/p-1/counters';
const FOR_TALENT = 'GET /api/casting-calls/opportunities/for-talent';
const INVITATIONS = 'GET /api/auditions/invitations/talent';

const ok = (body: unknown) => ({ status: 200, body });
const COUNTS = {
  [TASKS]: ok({ totalTasks: 3 }),
  [UNREAD]: ok({ count: 12 }),
  [PENDING]: ok({ count: 2 }),
  [PORTFOLIOS]: ok({ owned: [{ id: 'p-1', name: 'Tallow & Finch' }], member: [] }),
  [PORTFOLIO_ROLE]: ok({ role: 'admin' }),
  [COUNTERS]: ok({ opportunities: 7, invitations: 4 }),
  [FOR_TALENT]: ok({ items: [], total: 5, nextCursor: null }),
  [INVITATIONS]: ok({
    invitations: [
      { status: 'pending', respondedAt: null },
      { status: 'reschedule_requested', respondedAt: null },
      { status: 'accepted', respondedAt: '2026-03-01T12:00:00Z' },
    ],
  }),
};
const HOME: Record<Role, string> = {
  client: '/tasks',
  talent: '/profile',
  agent: '/talent-selection',
  admin: '/admin/users',
};

type Answers = Parameters<typeof stubServer>[0];
const isCount = (call: string) => call in COUNTS;

/** The app of someone of this role, once it has asked for these counts and all answers are drawn. */
async function openAs(role: Role, calls: readonly string[], answers: Answers = COUNTS) {
  const user = testUser(role);
  const adaOfAgent = { ...ada, assignments: [{ teamMember: { userId: user.id } }] };
  const server = stubServer({ ...signedInAs(user), [TALENTS]: ok([adaOfAgent]), ...answers });
  const app = openApp(HOME[role]);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(server.asked.filter(isCount).sort()).toEqual([...calls].sort()));
  await waitFor(() => expect(app.queries.isFetching()).toBe(0));
  // An answer reaches the page a moment after it has reached the cache.
  await act(() => new Promise<void>((drawn) => notifyManager.schedule(drawn)));
  return { ...server, ...app };
}

const ada = {
  user: { id: 'user-ada' },
  talentProfile: { id: 'profile-ada', firstName: 'Ada', lastName: 'Quill' },
};

function actAsAda() {
  localStorage.setItem(TALENT_ID_ENTRY, 'profile-ada');
  localStorage.setItem(TALENT_DATA_ENTRY, JSON.stringify(ada));
}

const sidebar = () => within(screen.getByRole('navigation', { name: 'Main' }));
/** Each link with a count: `Tasks: 3 tasks`. */
const counted = () =>
  sidebar()
    .getAllByRole('link')
    .map(({ children: [, label, count] }) =>
      /\d/.test(count?.textContent ?? '') ? `${label?.textContent}: ${count?.textContent}` : '',
    )
    .filter((line) => line !== '');

describe('the counts in the sidebar', () => {
  it.each([
    ['client', [TASKS, UNREAD], ['Tasks: 3 tasks', 'Messages: 12 unread']],
    ['talent', [UNREAD], ['Messages: 12 unread']],
    ['admin', [PENDING, UNREAD], ['Verification: 2 pending', 'Messages: 12 unread']],
    [
      'agent',
      [PORTFOLIOS, PORTFOLIO_ROLE, COUNTERS],
      ['Opportunities: 7 open', 'Invitations: 4 pending'],
    ],
  ] as const)('of %s are asked for, and no others', async (role, calls, lines) => {
    await openAs(role, calls);
    expect(counted()).toEqual(lines);
  });

  it('ask for one’s own unread messages', async () => {
    await openAs('talent', [UNREAD]);
    const urls = vi.mocked(fetch).mock.calls.map(([url]) => String(url));
    const unread = urls.find((url) => url.includes('unread-count')) ?? '';
    expect(new URLSearchParams(unread.split('?')[1]).get('userId')).toBe(testUser('talent').id);
  });

  it('describe their links, which keep their names', async () => {
    await openAs('client', [TASKS, UNREAD]);
    expect(sidebar().getByRole('link', { name: 'Tasks 3 tasks' })).toBeDefined();
  });

  it('stand in the mobile menu too', async () => {
    await openAs('client', [TASKS, UNREAD]);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog'));
    expect(menu.getByRole('link', { name: 'Tasks 3 tasks' })).toBeDefined();
  });

  it.each([
    [1, ['Tasks: 1 task']],
    [99, ['Tasks: 99 tasks']],
    [100, ['Tasks: 99+ tasks']],
    [0, []],
  ])('of %i read %j', async (totalTasks, lines) => {
    await openAs('client', [TASKS, UNREAD], { [TASKS]: ok({ totalTasks }) });
    expect(counted()).toEqual(lines);
  });

  it.each([
    ['refuses', { status: 403, body: { message: 'No' } }],
    ['breaks', { status: 500 }],
    ['cannot be reached', 'unreachable'],
    ['says nothing', { status: 204 }],
    ['answers something else', ok([])],
  ] as const)('are not there where the server %s, in silence', async (_, answer) => {
    const warned = vi.spyOn(console, 'warn');
    const logged = vi.spyOn(console, 'error');
    const broken = { [TASKS]: answer, [UNREAD]: answer, [PENDING]: answer, [COUNTERS]: answer };
    for (const [role, calls] of [
      ['client', [TASKS, UNREAD]],
      ['admin', [PENDING, UNREAD]],
      ['agent', [PORTFOLIOS, PORTFOLIO_ROLE, COUNTERS]],
    ] as const) {
      const { unmount } = await openAs(role, calls, { ...COUNTS, ...broken });
      expect(counted()).toEqual([]);
      unmount();
    }
    expect(warned).not.toHaveBeenCalled();
    expect(logged).not.toHaveBeenCalled();
  });

  it('are not asked for before the server has said who is here', async () => {
    const { asked } = stubServer({ ...COUNTS, 'GET /api/auth/check': 'silent' });
    rememberUser(testUser('client'));
    openApp('/tasks');
    await screen.findByRole('link', { name: 'Tasks' });
    expect(asked.filter(isCount)).toEqual([]);
  });

  it('of an unknown user are not asked for, under the client’s menu', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await openAs('client', [], { ...COUNTS, 'GET /api/auth/me': { status: 500 } });
    expect(sidebar().getByRole('link', { name: 'Tasks' })).toBeDefined();
    expect(counted()).toEqual([]);
  });

  it('are asked anew on the next page once they are no longer fresh', async () => {
    const { answers, asked, router } = await openAs('client', [TASKS, UNREAD]);
    const times = () => asked.filter((call) => call === TASKS).length;
    answers[TASKS] = ok({ totalTasks: 4 });
    const began = Date.now();
    vi.setSystemTime(began + CACHE_TIMES.tasks.fresh - 1_000);
    await router.navigate({ to: '/productions' });
    await screen.findByRole('heading', { level: 1, name: 'Productions' });
    expect(times()).toBe(1);
    vi.setSystemTime(began + CACHE_TIMES.tasks.fresh + 1_000);
    await router.navigate({ to: '/dashboard' });
    await waitFor(() => expect(counted()).toContain('Tasks: 4 tasks'));
    expect(times()).toBe(2);
  });
});

describe('the counts of an agent', () => {
  it('are nothing while no portfolio is selected', async () => {
    const none = ok({ owned: [], member: [] });
    await openAs('agent', [PORTFOLIOS], { ...COUNTS, [PORTFOLIOS]: none });
    expect(counted()).toEqual([]);
  });

  it('are the talent’s while the agent acts as one', async () => {
    actAsAda();
    await openAs('agent', [PORTFOLIOS, PORTFOLIO_ROLE, FOR_TALENT, INVITATIONS]);
    expect(counted()).toEqual(['Opportunities: 5 open', 'Invitations: 2 pending']);
    const urls = vi.mocked(fetch).mock.calls.map(([url]) => String(url));
    expect(urls.some((url) => url.includes('for-talent?talentProfileId=profile-ada'))).toBe(true);
    expect(urls.some((url) => url.includes('talent?talentUserId=user-ada'))).toBe(true);
  });

  it('are not there where the talent’s cannot be had', async () => {
    actAsAda();
    await openAs('agent', [PORTFOLIOS, PORTFOLIO_ROLE, FOR_TALENT, INVITATIONS], {
      ...COUNTS,
      [FOR_TALENT]: { status: 404 },
      [INVITATIONS]: ok([]),
    });
    expect(counted()).toEqual([]);
  });
});
