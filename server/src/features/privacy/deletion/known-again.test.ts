import { accountEndpoints } from '@callboard/contract/account';
import { adminUserEndpoints } from '@callboard/contract/admin-users';
import { authEndpoints } from '@callboard/contract/auth';
import { expect, it, vi } from 'vitest';
import { PASSWORD } from '../../../../test/factory/people.ts';
import { mailTo } from '../../../../test/mailbox.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { openProvenAccount } from '../../auth/open-proven-account.ts';
import { findAccountByEmail } from '../../auth/queries.ts';
import { suspendUser } from '../../moderation/decisions/suspend-user.ts';
import { makeMarked } from '../marked-person.fixture.ts';
import { deleteDueAccounts } from './delete-due.ts';
import { startDeletionFor } from './start-deletion.ts';

const t = useTestServer();

const NEWCOMER = { firstName: 'New', lastName: 'Comer', countryId: 'gb' };
const register = (email: string) =>
  t.visitor().call(authEndpoints.register, {
    body: { ...NEWCOMER, email, password: PASSWORD, role: 'client' },
  });

/** Suspended first, then deleted at their own wish. */
async function goSuspended(admin: TestClient, userId: string) {
  if (admin.user === undefined) throw new Error('nobody is signed in');
  const moderator = { user: admin.user, sessionId: '', address: '' };
  await suspendUser(t.platform, moderator, userId, 'Asked talent for a fee.');
  await startDeletionFor(t.platform, moderator, userId, 'Asked by letter');
  t.clock.advance({ days: 14, minutes: 1 });
  await deleteDueAccounts(t.platform);
}

it('deleting an account is no way around a suspension', async () => {
  const admin = await t.signIn('admin');
  const gone = await t.make.user({ role: 'agent', email: 'Ivo.Gone@lamp.test' });
  await goSuspended(admin, gone.id);
  const last = await mailTo(t.platform, 'Ivo.Gone@lamp.test', 'Your account was deleted');
  expect(last.text).toContain('no new account can be opened with it');

  expect((await register('ivo.gone@LAMP.test')).status).toBe(202);
  await mailTo(t.platform, 'ivo.gone@LAMP.test', 'No account can be opened with this address');
  const other = await t.signIn('client');
  await other.call(accountEndpoints.changeEmail, {
    body: { email: 'ivo.gone@lamp.test', password: PASSWORD },
  });
  await mailTo(t.platform, 'ivo.gone@lamp.test', 'No account can be opened with this address');
  const invited = t.platform.transaction((tx) =>
    openProvenAccount(t.platform, tx, {
      ...NEWCOMER,
      email: 'ivo.gone@lamp.test',
      passwordHash: 'none',
      role: 'agent',
    }),
  );
  await expect(invited).rejects.toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
  const known = await findAccountByEmail(t.platform.db, 'ivo.gone@lamp.test');
  expect(known?.user.id).toBe(gone.id);
});

it('moderators find what is left by the address, and let them register again', async () => {
  const admin = await t.signIn('admin');
  const gone = await t.make.user({ role: 'talent', email: 'una.gone@lamp.test' });
  await goSuspended(admin, gone.id);
  const search = 'Una.Gone@lamp.test';
  const { body: found } = await admin.call(adminUserEndpoints.list, { query: { search } });
  expect(found.items).toMatchObject([{ id: gone.id, standing: 'deleted', email: null }]);
  const params = { id: gone.id };
  const { body: shown } = await admin.call(adminUserEndpoints.get, { params });
  expect(shown.suspension?.reason).toBe('Asked talent for a fee.');

  const restored = await admin.call(adminUserEndpoints.restore, {
    params,
    body: { reason: 'It was somebody else.' },
  });
  expect(restored.status).toBe(204);
  await register('una.gone@lamp.test');
  await mailTo(t.platform, 'una.gone@lamp.test', 'Confirm your email address');
  const { body: after } = await admin.call(adminUserEndpoints.get, { params });
  expect(after).toMatchObject({ standing: 'deleted', suspension: null });
});

it('an address that was never proven is not held against its owner', async () => {
  const admin = await t.signIn('admin');
  const given = { email: 'victim@lamp.test', emailVerifiedAt: null };
  const squatter = await t.make.user({ role: 'client', ...given });
  await goSuspended(admin, squatter.id);
  await register('victim@lamp.test');
  await mailTo(t.platform, 'victim@lamp.test', 'Confirm your email address');
});

it('what a suspended talent had open is ended as their own, and the other side told', async () => {
  const refused = vi.spyOn(t.platform.log, 'warn');
  const failed = vi.spyOn(t.platform.log, 'error');
  const admin = await t.signIn('admin');
  const { user } = await makeMarked(t);
  await goSuspended(admin, user.id);
  expect(refused).not.toHaveBeenCalled();
  expect(failed).not.toHaveBeenCalled();
});
