import { authEndpoints } from '@callboard/contract/auth';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useTestServer } from '../../test/test-server.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
import { demoId } from './demo-id.ts';
import { hasDemo, hasNoUsers, loadDemo } from './load-demo.ts';

const t = useTestServer();

it('is loaded once, even by two servers at once, and its accounts can sign in', async () => {
  expect(await hasNoUsers(t.platform)).toBe(true);
  await Promise.all([loadDemo(t.platform), loadDemo(t.platform)]);
  await loadDemo(t.platform);
  expect(await hasDemo(t.platform)).toBe(true);
  const { rows } = await t.platform.db.execute(sql`select count(*)::int as count from users`);
  expect(rows).toEqual([{ count: DEMO_ACCOUNTS.length }]);
  for (const { email, role } of DEMO_ACCOUNTS) {
    const body = { email, password: DEMO_PASSWORD };
    const response = await t.visitor().call(authEndpoints.login, { body });
    expect(response.body.user.role).toBe(role);
  }
});

it('has the same ids on every machine', () => {
  expect(demoId('user/client')).toBe('019b76da-a800-7865-961e-e5ffe3fc917f');
});
