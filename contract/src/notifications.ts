import * as z from 'zod';
import { empty, endpoint, json } from './endpoint.ts';
import { id, instant, pageLimit } from './fields.ts';
import { NOTIFICATION_CALLS } from './notification-calls.ts';

export const NOTIFICATION_STATUSES = ['unread', 'read'] as const;

/** What news are about. People choose by these which of them they also want by e-mail. */
export const NOTIFICATION_KINDS = [
  'application',
  'audition',
  'offer',
  'casting_call',
  'saved_search',
  'message',
  'team',
  'representation',
  'verification',
  'moderation',
  'account',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Without a choice of their own, people get a copy of what would wait for an answer, or was asked for. */
export const MAILED_BY_DEFAULT: readonly NotificationKind[] = [
  'application',
  'audition',
  'offer',
  'saved_search',
  'team',
  'representation',
  'verification',
  'moderation',
  'account',
];

const notificationSchema = z.object({
  id,
  kind: z.enum(NOTIFICATION_KINDS),
  title: z.string(),
  content: z.string(),
  status: z.enum(NOTIFICATION_STATUSES),
  /** Where it leads inside Callboard. */
  link: z.string().nullable(),
  created_at: instant,
});
export type Notification = z.infer<typeof notificationSchema>;

const mailChoicesSchema = z.object({
  mailed: z.array(z.enum(NOTIFICATION_KINDS)).max(NOTIFICATION_KINDS.length),
});

export const notificationEndpoints = {
  list: endpoint({
    ...NOTIFICATION_CALLS.list,
    summary: 'The newest notifications; with `before`, those older than that one',
    access: 'signed-in',
    query: z.object({
      before: id.optional(),
      limit: pageLimit(),
    }),
    response: json(z.array(notificationSchema)),
  }),
  count: endpoint({
    ...NOTIFICATION_CALLS.count,
    summary: 'How many notifications are unread',
    access: 'signed-in',
    response: json(z.object({ count: z.number() })),
  }),
  readAll: endpoint({
    ...NOTIFICATION_CALLS.readAll,
    summary: 'Mark all notifications as read',
    access: 'signed-in',
    response: empty,
  }),
  read: endpoint({
    ...NOTIFICATION_CALLS.read,
    summary: 'Mark a notification as read',
    access: 'signed-in',
    params: z.object({ id }),
    response: empty,
    errors: ['NOT_FOUND'],
  }),
  mailChoices: endpoint({
    ...NOTIFICATION_CALLS.mailChoices,
    summary: 'Of which kinds of notifications a copy comes by e-mail',
    access: 'signed-in',
    response: json(mailChoicesSchema),
  }),
  chooseMail: endpoint({
    ...NOTIFICATION_CALLS.chooseMail,
    summary: 'Choose of which kinds a copy comes by e-mail',
    access: 'signed-in',
    body: mailChoicesSchema,
    response: json(mailChoicesSchema),
  }),
};
