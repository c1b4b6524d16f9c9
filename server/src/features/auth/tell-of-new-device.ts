import { audit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { notify } from '../notifications/notify.ts';
import { listDevicesOfUser } from './queries.ts';
import type { Device } from './start-session.ts';

/**
 * Says so where someone is signed in already and a device that was not among theirs joins them: the
 * one sign of a stolen password that its owner can see.
 */
export async function tellOfNewDevice(
  platform: Platform,
  tx: Transaction,
  userId: string,
  device: Device,
): Promise<void> {
  const known = await listDevicesOfUser(tx, userId, platform.clock.now());
  if (known.length === 0 || known.includes(device.userAgent)) return;
  await audit(
    tx,
    platform.clock,
    { user: { id: userId }, address: device.address },
    {
      act: 'auth.new-device',
      target: { kind: 'user', id: userId },
      difference: { device: device.userAgent },
    },
  );
  await notify(platform, tx, [userId], {
    kind: 'account',
    title: 'New sign-in to your account',
    content:
      'A device that was not signed in before now is. If this was not you, end its session and choose a new password.',
    link: '/account',
  });
}
