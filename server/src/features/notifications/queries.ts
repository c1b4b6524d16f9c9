import type { NotificationKind } from '@callboard/contract/notifications';
import { MAILED_BY_DEFAULT } from '@callboard/contract/notifications';
import { and, count, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { users } from '../auth/tables.ts';
import { notificationMailChoices, notifications } from './tables.ts';

export type NotificationRow = typeof notifications.$inferSelect;
type NewNotification = typeof notifications.$inferInsert;

const isUnread = eq(notifications.status, 'unread');

/** Newest first; with `before`, those older than that one. */
export async function listNotifications(
  db: Queryable,
  userId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<NotificationRow[]> {
  const isOlder =
    before === undefined
      ? undefined
      : lt(
          sql`(${notifications.createdAt}, ${notifications.id})`,
          sql`(select created_at, id from notifications where id = ${before} and user_id = ${userId})`,
        );
  return db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isOlder))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit);
}

export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const [row] = await prepared(db, 'count_unread_notifications', () =>
    db
      .select({ count: count() })
      .from(notifications)
      .where(and(eq(notifications.userId, sql.placeholder('userId')), isUnread))
      .prepare('count_unread_notifications'),
  ).execute({ userId });
  return row?.count ?? 0;
}

export async function findNotification(db: Queryable, id: string) {
  const [row] = await db
    .select({ userId: notifications.userId, status: notifications.status })
    .from(notifications)
    .where(eq(notifications.id, id));
  return row;
}

/** Whether it was unread until now, however many devices say so at once. */
export async function markRead(db: Queryable, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(notifications)
    .set({ status: 'read', readAt: now })
    .where(and(eq(notifications.id, id), isUnread));
  return rowCount === 1;
}

/** Whether any was unread until now. */
export async function markAllRead(db: Queryable, userId: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(notifications)
    .set({ status: 'read', readAt: now })
    .where(and(eq(notifications.userId, userId), isUnread));
  return (rowCount ?? 0) > 0;
}

/** As one value, however many they are: thousands of people may be told at once. */
export async function insertNotifications(
  db: Queryable,
  rows: readonly NewNotification[],
): Promise<void> {
  await db.execute(sql`
    insert into ${notifications} (id, user_id, kind, title, content, link, status, created_at)
    select it.id, it."userId", it.kind, it.title, it.content, it.link, it.status, it."createdAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as it(id uuid, "userId" uuid, kind text, title text, content text, link text, status text,
        "createdAt" timestamptz)
  `);
}

export async function listMailChoices(db: Queryable, userId: string) {
  return db
    .select({ kind: notificationMailChoices.kind, isMailed: notificationMailChoices.isMailed })
    .from(notificationMailChoices)
    .where(eq(notificationMailChoices.userId, userId));
}

export async function saveMailChoices(
  db: Queryable,
  userId: string,
  choices: { kind: NotificationKind; isMailed: boolean }[],
): Promise<void> {
  await db
    .insert(notificationMailChoices)
    .values(choices.map((choice) => ({ userId, ...choice })))
    .onConflictDoUpdate({
      target: [notificationMailChoices.userId, notificationMailChoices.kind],
      set: { isMailed: sql`excluded.is_mailed` },
    });
}

/** Those of the notifications that go out by e-mail too, with the address: unread and wanted. */
export async function listMailCopies(db: Queryable, ids: string[]) {
  return db
    .select({ notification: notifications, email: sql<string>`${users.email}` })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(
      notificationMailChoices,
      and(
        eq(notificationMailChoices.userId, notifications.userId),
        eq(notificationMailChoices.kind, notifications.kind),
      ),
    )
    .where(
      and(
        inArray(notifications.id, ids),
        isUnread,
        isNotNull(users.email),
        isNotNull(users.emailVerifiedAt),
        isNull(users.suspendedAt),
        isNull(users.deletedAt),
        sql`coalesce(${notificationMailChoices.isMailed}, ${inArray(notifications.kind, [...MAILED_BY_DEFAULT])})`,
      ),
    );
}
