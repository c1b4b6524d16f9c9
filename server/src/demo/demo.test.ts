import { authEndpoints } from '@callboard/contract/auth';
import { count } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useTestServer } from '../../test/test-server.ts';
import { applications } from '../features/applications/tables.ts';
import { users } from '../features/auth/tables.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
import { planApplications } from './applications/plan-applications.ts';
import { demoId } from './demo-id.ts';
import { hasDemo, hasNoUsers, loadDemo } from './load-demo.ts';

const t = useTestServer();

const size = async () => [
  await t.platform.db.select({ users: count() }).from(users),
  await t.platform.db.select({ applications: count() }).from(applications),
];

it('is loaded once, even by two servers at once, and its accounts can sign in', async () => {
  expect(await hasNoUsers(t.platform)).toBe(true);
  await Promise.all([loadDemo(t.platform), loadDemo(t.platform)]);
  const once = await size();
  await loadDemo(t.platform);
  expect(await size()).toEqual(once);
  expect(once).toEqual([[{ users: 273 }], [{ applications: 1220 }]]);
  expect(await hasDemo(t.platform)).toBe(true);
  for (const { email, role } of DEMO_ACCOUNTS) {
    const body = { email, password: DEMO_PASSWORD };
    const response = await t.visitor().call(authEndpoints.login, { body });
    expect(response.body.user.role).toBe(role);
  }
});

it('has the same ids on every machine', () => {
  expect(demoId('user/client')).toBe('019b76da-a800-7865-961e-e5ffe3fc917f');
});

it('tells the same stories on any day, with other dates', () => {
  const stories = (day: string) =>
    planApplications(new Date(day)).map(({ key, status, note, unsent }) => {
      return [key, status, note, unsent];
    });
  expect(stories('2027-06-19T23:59:00Z')).toEqual(stories('2026-03-02T00:01:00Z'));
});
