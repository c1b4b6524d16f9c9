import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { confirmPassword } from '../../auth/confirm-password.ts';
import { canBeExported } from '../policy.ts';
import { getPerson } from '../queries.ts';
import { prepareExport } from './prepare-export-job.ts';
import { presentExport } from './present-export.ts';
import { insertExport } from './queries.ts';

/** Has all own data gathered. The password keeps a borrowed device from carrying it off. */
export async function askForExport(platform: Platform, actor: Actor, password: string) {
  await confirmPassword(platform, actor, password, 'password');
  return startExport(platform, actor, actor.user.id);
}

/** The same for somebody who wrote to us; the link is mailed to them, never to whoever starts it. */
export async function startExportFor(
  platform: Platform,
  moderator: Actor,
  userId: string,
  reason: string,
): Promise<void> {
  await startExport(platform, moderator, userId, reason);
}

async function startExport(platform: Platform, actor: Actor, userId: string, reason?: string) {
  return platform.transaction(async (tx) => {
    const person = await getPerson(tx, userId);
    if (!canBeExported(person)) {
      const message = 'There is no address that a link could be mailed to.';
      throw new AppError('CONFLICT', { message });
    }
    const row = await insertExport(tx, {
      id: newId(),
      userId,
      askedByUserId: actor.user.id,
      status: 'preparing',
      createdAt: platform.clock.now(),
    });
    if (row === undefined) throw new AppError('EXPORT_UNDER_WAY');
    await platform.jobs.enqueue(tx, prepareExport, { exportId: row.id });
    await audit(tx, platform.clock, actor, {
      act: 'privacy.export-asked',
      target: { kind: 'user', id: userId },
      difference: { exportId: row.id, ...(reason !== undefined && { reason }) },
    });
    return presentExport(row);
  });
}
