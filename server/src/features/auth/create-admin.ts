import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit/audit.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { mailLink } from './mail-token.ts';
import { insertUser } from './queries.ts';

type NewAdmin = { email: string; firstName: string; lastName: string };

/** By the command line only. Nobody but who reads the mail chooses the password. */
export async function createAdmin(platform: Platform, admin: NewAdmin): Promise<void> {
  await platform.transaction(async (tx) => {
    const id = newId();
    const now = platform.clock.now();
    const user = { ...admin, id, role: 'admin' as const, createdAt: now, updatedAt: now };
    if (!(await insertUser(tx, user))) {
      throw new AppError('CONFLICT', { message: `${admin.email} has an account already.` });
    }
    await audit(tx, platform.clock, null, {
      act: 'auth.admin-created',
      target: { kind: 'user', id },
      difference: { by: 'command line' },
    });
    await mailLink(platform, tx, 'reset_password', { userId: id, email: admin.email });
  });
}
