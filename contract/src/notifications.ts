export const NOTIFICATION_STATUSES = ['unread', 'read'] as const;
