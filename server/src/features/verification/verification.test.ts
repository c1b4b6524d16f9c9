import { verificationEndpoints } from '@callboard/contract/verification';
import { expect, it } from 'vitest';
import { useTestServer } from '../../../test/test-server.ts';

const t = useTestServer();

it('an admin is told how many requests wait, of both kinds and without those decided', async () => {
  const admin = await t.signIn('admin');
  const pending = async () => (await admin.call(verificationEndpoints.pendingCount)).body;
  expect(await pending()).toEqual({ count: 0 });

  await t.make.verificationRequest({ kind: 'professional' });
  await t.make.verificationRequest({ kind: 'identity' });
  await t.make.verificationRequest({
    status: 'approved',
    decidedAt: t.clock.now(),
    decidedByUserId: admin.user?.id ?? null,
  });
  expect(await pending()).toEqual({ count: 2 });
});
