import type { NotificationKind } from '@callboard/contract/notifications';

export const HOURS = 60;
export const DAYS = 24 * HOURS;

/** A notification as it is told: how long ago, and whether it has been read. */
export type Notice = {
  minutes: number;
  kind: NotificationKind;
  title: string;
  content: string;
  link: string;
  isRead?: boolean;
};
