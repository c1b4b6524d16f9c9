/** Where the bell's calls go, apart from their schemas: the bell is drawn before those have come. */
export const NOTIFICATION_CALLS = {
  list: { method: 'GET', path: '/api/notifications' },
  count: { method: 'GET', path: '/api/notifications/count' },
  readAll: { method: 'PATCH', path: '/api/notifications/read-all' },
  mailChoices: { method: 'GET', path: '/api/notifications/mail-choices' },
  chooseMail: { method: 'PUT', path: '/api/notifications/mail-choices' },
  read: { method: 'PATCH', path: '/api/notifications/{id}/read' },
} as const;
