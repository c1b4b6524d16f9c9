import type { NotificationKind } from '@callboard/contract/notifications';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { mailCopies } from './mail-copies.ts';
import { insertNotifications } from './queries.ts';

type Words = {
  /** A few words, shown alone in the toast. */
  title: string;
  /** One sentence. */
  content: string;
  /** Where it leads inside Callboard: `/invitations`. */
  link?: `/${string}`;
};
type News = Words & { kind: NotificationKind };

/** Rows of one statement, and copies of one job. */
const AT_ONCE = 1000;

/**
 * Tells people something, in the transaction that makes it true: the row, and the job for the copy
 * by e-mail. Their open windows hear of it once that is certain.
 */
export async function notify(
  platform: Platform,
  tx: Transaction,
  userIds: readonly string[],
  { kind, ...words }: News,
): Promise<void> {
  const each = [...new Set(userIds)].map((userId) => ({ userId, ...words }));
  await notifyEach(platform, tx, kind, each);
}

/** The same where each reads something else. */
export async function notifyEach(
  platform: Platform,
  tx: Transaction,
  kind: NotificationKind,
  news: readonly (Words & { userId: string })[],
): Promise<void> {
  const createdAt = platform.clock.now();
  const rows = news.map(({ link, ...words }) => ({
    id: newId(),
    kind,
    ...words,
    link: link ?? null,
    status: 'unread' as const,
    createdAt,
  }));
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const some = rows.slice(start, start + AT_ONCE);
    await insertNotifications(tx, some);
    await platform.jobs.enqueue(tx, mailCopies, { notificationIds: some.map(({ id }) => id) });
  }
  const pushes = rows.map(({ id, userId, title }) => ({ userId, notification: { id, title } }));
  tx.afterCommit(() => platform.realtime.toUsers('notification:new', pushes));
}
