import { authEndpoints } from '@callboard/contract/auth';
import { type Notification, notificationEndpoints } from '@callboard/contract/notifications';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../test/factory.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';

const t = useTestServer();

async function signIn(email: string, userAgent: string): Promise<TestClient> {
  const device = t.visitor();
  const { status } = await device.call(authEndpoints.login, {
    body: { email, password: PASSWORD },
    headers: { 'user-agent': userAgent },
  });
  expect(status).toBe(200);
  return device;
}

const newsOf = async (device: TestClient): Promise<string[]> => {
  const { body } = await device.call(notificationEndpoints.list);
  return (body as Notification[]).map(({ title }) => title);
};

describe('signing in', () => {
  it('on another device than before is told to the account’s owner', async () => {
    const { email } = await t.make.user();
    const laptop = await signIn(email, 'Laptop');
    await signIn(email, 'Phone');
    expect(await newsOf(laptop)).toEqual(['New sign-in to your account']);
  });

  it('for the first time, or again on a known device, is no news', async () => {
    const { email } = await t.make.user();
    const laptop = await signIn(email, 'Laptop');
    await signIn(email, 'Laptop');
    expect(await newsOf(laptop)).toEqual([]);
  });

  it('on a device with a very long name is recognised too', async () => {
    const { email } = await t.make.user();
    const long = 'Laptop'.repeat(200);
    const laptop = await signIn(email, long);
    await signIn(email, long);
    expect(await newsOf(laptop)).toEqual([]);
  });
});
