import { LIMITS } from '@callboard/contract/limits';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { confirmPassword } from '../../auth/confirm-password.ts';
import { mayBeDeleted } from '../policy.ts';
import { getPerson, type Person } from '../queries.ts';
import { deletionBegins } from './mails.ts';
import {
  type DeletionRow,
  hideProfiles,
  insertDeletions,
  listChildren,
  listShared,
  lockVisibilities,
} from './queries.ts';
import { remindOfDeletion } from './remind-job.ts';

const DAY_SECONDS = 24 * 60 * 60;
const REMINDED_DAYS_BEFORE = 3;

/** Begins the days of grace of one's own account. */
export async function askForDeletion(platform: Platform, actor: Actor, password: string) {
  await confirmPassword(platform, actor, password, 'password');
  const { askedAt, dueAt } = await startDeletion(platform, actor, actor.user.id);
  return { askedAt: askedAt.toISOString(), dueAt: dueAt.toISOString() };
}

/** The same for somebody who wrote to us, with the same days of grace. */
export async function startDeletionFor(
  platform: Platform,
  moderator: Actor,
  userId: string,
  reason: string,
): Promise<void> {
  await startDeletion(platform, moderator, userId, reason);
}

async function startDeletion(
  platform: Platform,
  actor: Actor,
  userId: string,
  reason?: string,
): Promise<DeletionRow> {
  return platform.transaction(async (tx) => {
    const person = await getPerson(tx, userId);
    if (!mayBeDeleted(person)) throw new AppError('FORBIDDEN');
    if (person.deletedAt !== null) throw new AppError('CONFLICT');
    if ((await listShared(tx, userId)).length > 0) throw new AppError('HAND_OVER_FIRST');
    const children = await listChildren(tx, userId);
    const userIds = [userId, ...children.map((child) => child.userId)];
    const deletion = await begin(platform, tx, actor, userIds);
    await audit(tx, platform.clock, actor, {
      act: 'privacy.deletion-asked',
      target: { kind: 'user', id: userId },
      difference: { children: children.length, ...(reason !== undefined && { reason }) },
    });
    await tell(platform, tx, person, deletion, reason !== undefined);
    return deletion;
  });
}

/** Each account has a wait of its own, so that each profile is put back as it was. */
async function begin(
  { clock }: Platform,
  tx: Transaction,
  actor: Actor,
  userIds: readonly string[],
): Promise<DeletionRow> {
  const askedAt = clock.now();
  const dueAt = new Date(askedAt.getTime() + LIMITS.deletionGraceDays * DAY_SECONDS * 1000);
  const before = await lockVisibilities(tx, userIds);
  const made = await insertDeletions(
    tx,
    userIds.map((userId) => ({
      id: newId(),
      userId,
      askedByUserId: actor.user.id,
      askedAt,
      dueAt,
      visibilityBefore: before.get(userId) ?? null,
    })),
  );
  const own = made.find(({ userId }) => userId === userIds[0]);
  if (own === undefined) {
    throw new AppError('CONFLICT', { message: 'This account is to be deleted already.' });
  }
  await hideProfiles(tx, userIds, askedAt);
  return own;
}

async function tell(
  platform: Platform,
  tx: Transaction,
  { email }: Person,
  { id, dueAt }: DeletionRow,
  byModerator: boolean,
): Promise<void> {
  if (email === null) return;
  const words = deletionBegins(platform.publicUrl, dueAt, byModerator);
  await platform.jobs.enqueue(tx, sendMail, { to: email, ...words });
  const afterSeconds = (LIMITS.deletionGraceDays - REMINDED_DAYS_BEFORE) * DAY_SECONDS;
  await platform.jobs.enqueue(tx, remindOfDeletion, { deletionId: id }, { afterSeconds });
}
