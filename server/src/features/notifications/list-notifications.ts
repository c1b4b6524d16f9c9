import type { Notification } from '@callboard/contract/notifications';
import type { Actor } from '../../platform/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { countUnread, listNotifications, type NotificationRow } from './queries.ts';

type Page = { before?: string | undefined; limit: number };

export async function listOwnNotifications(
  platform: Platform,
  actor: Actor,
  page: Page,
): Promise<Notification[]> {
  const rows = await listNotifications(platform.db, actor.user.id, page);
  return rows.map(presentNotification);
}

export async function countOwnUnread(platform: Platform, actor: Actor) {
  return { count: await countUnread(platform.db, actor.user.id) };
}

function presentNotification({ createdAt, ...row }: NotificationRow): Notification {
  return { ...row, created_at: createdAt.toISOString() };
}
