import type { Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { recordChange } from '../../../platform/change-feed/change-feed.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endSessionsOfUser } from '../../auth/end-session.ts';
import { USER_SUBJECT } from '../../auth/suspend-user.ts';
import { leavePlansOf } from '../../billing/ending/leave-plans.ts';
import { deleteFiles } from './delete-due-job.ts';
import { eraseAccount } from './erasing/erase-account.ts';
import { leaveCastings } from './leaving/leave-castings.ts';
import { leaveTeams } from './leaving/leave-teams.ts';
import { findDoer, shutAccount } from './leaving/queries.ts';
import { deletionDone } from './mails.ts';
import { type DeletionRow, lockDeletion, setDone } from './queries.ts';

const KEYS_AT_ONCE = 500;

/**
 * Ends an account in three steps, each of which can be done again: nobody signs in any more; what is
 * open with others is ended as they would end it; and all that is personal goes in one transaction.
 */
export async function deleteAccount(
  platform: Platform,
  { id, userId }: Pick<DeletionRow, 'id' | 'userId'>,
): Promise<void> {
  const isDue = await platform.transaction(async (tx) => {
    if ((await lockDeletion(tx, id)) === undefined) return false;
    await shutAccount(tx, userId, platform.clock.now());
    await endSessionsOfUser(platform, tx, userId);
    return true;
  });
  if (!isDue) return;
  const found = await findDoer(platform.db, userId);
  if (found === undefined) return;
  const { user, profileId } = found;
  const actor: Actor = { user, sessionId: '', address: '' };
  if (profileId !== undefined) await leaveCastings(platform, actor, profileId);
  if (user.id === userId) await leaveTeams(platform, actor);
  await platform.transaction((tx) => erase(platform, tx, id, userId));
}

async function erase(platform: Platform, tx: Transaction, id: string, userId: string) {
  if ((await lockDeletion(tx, id)) === undefined) return;
  const now = platform.clock.now();
  await leavePlansOf(platform, tx, userId);
  const { email, isKnownAgain, fileKeys } = await eraseAccount(tx, userId, now);
  await setDone(tx, id, now);
  for (let start = 0; start < fileKeys.length; start += KEYS_AT_ONCE) {
    const keys = fileKeys.slice(start, start + KEYS_AT_ONCE);
    await platform.jobs.enqueue(tx, deleteFiles, { keys });
  }
  await recordChange(tx, platform.clock, { subject: USER_SUBJECT, subjectId: userId });
  await audit(tx, platform.clock, null, {
    act: 'privacy.account-deleted',
    target: { kind: 'user', id: userId },
  });
  if (email === null) return;
  await platform.jobs.enqueue(tx, sendMail, { to: email, ...deletionDone(isKnownAgain) });
}
