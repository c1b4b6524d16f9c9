import type { Platform } from '../../../platform/platform.ts';
import { deleteAccount } from './delete-account.ts';
import { listDue } from './queries.ts';

const AT_ONCE = 200;

/** Deletes those whose time has come, one after the other. One that fails is tried again next time. */
export async function deleteDueAccounts(platform: Platform): Promise<void> {
  const { clock, log } = platform;
  for (const deletion of await listDue(platform.db, clock.now(), AT_ONCE)) {
    try {
      await deleteAccount(platform, deletion);
    } catch (error) {
      log.error({ err: error, userId: deletion.userId }, 'an account could not be deleted');
    }
  }
}
