import * as z from 'zod';
import { COUNT_CALLS } from './count-calls.ts';
import { endpoint, json } from './endpoint.ts';
import { cursor, id, instant, pageLimit, pageQuery } from './fields.ts';
import { LIMITS } from './limits.ts';
import { ROLES } from './roles.ts';
import { VERIFICATION_KINDS } from './verification.ts';

/** Somebody who takes part: by name, or because they act for the talent whom it is about. */
const conversationPersonSchema = z.object({
  userId: id,
  name: z.string(),
  photoUrl: z.string().nullable(),
  role: z.enum(ROLES),
  /** The company or agency that they write for. */
  company: z.string().nullable(),
  /** What of them we have looked at. */
  verified: z.array(z.enum(VERIFICATION_KINDS)),
  /** Of a talent whose page the reader may open. */
  talentProfileId: id.nullable(),
  /** Reads along and answers for the conversation's talent. */
  actsForTalent: z.boolean(),
  /** Up to which message they have read. */
  readSequence: z.number().int(),
});
export type ConversationPerson = z.output<typeof conversationPersonSchema>;

const subjectSchema = z.object({
  kind: z.enum(['role', 'production']),
  id,
  /** `Nessa · Lanterns at Low Water`; of a confidential production as the reader may know it. */
  title: z.string(),
  /** Where it is looked at, for those who may. */
  link: z.string().nullable(),
});

const lastMessageSchema = z.object({
  authorUserId: id,
  authorName: z.string(),
  /** The beginning of it; empty where it was deleted or is files alone. */
  text: z.string(),
  attachments: z.number().int(),
  isDeleted: z.boolean(),
  sentAt: instant,
});

/** Why the reader cannot write: they blocked someone, or somebody takes nothing from them. */
export const REFUSALS = ['you_blocked', 'refused'] as const;

export const conversationSchema = z.object({
  id,
  subject: subjectSchema.nullable(),
  /** Whose agents and guardian read along. */
  talent: z
    .object({ profileId: id, userId: id, name: z.string(), photoUrl: z.string().nullable() })
    .nullable(),
  /** Everyone but the reader comes first; the reader is the last. */
  people: z.array(conversationPersonSchema),
  lastMessage: lastMessageSchema.nullable(),
  lastSequence: z.number().int(),
  /** Counts every message, edit and deletion: whoever knows this one has missed nothing. */
  revision: z.number().int(),
  /** Up to which message the reader has read, and how many came since. */
  readSequence: z.number().int(),
  unread: z.number().int(),
  abilities: z.object({
    write: z.boolean(),
    refusal: z.enum(REFUSALS).nullable(),
    /** The talent for whom the reader would write. */
    writesFor: z.object({ userId: id, name: z.string() }).nullable(),
  }),
});
export type Conversation = z.output<typeof conversationSchema>;

/** What the live page needs of a conversation to list it. */
const socketConversationSchema = z.object({
  id,
  people: z.array(
    conversationPersonSchema.pick({ userId: true, name: true, photoUrl: true, role: true }),
  ),
  lastMessage: lastMessageSchema.nullable(),
  unread: z.number().int(),
});

export const startConversationSchema = z
  .object({
    /** Whom to write to: a user. For a talent's user, their agents and guardian take part. */
    userId: id.nullable().default(null),
    /** Instead of a user: whoever is on the other side of it. It is then about its role. */
    applicationId: id.nullable().default(null),
    invitationId: id.nullable().default(null),
    /** Of the talent for whom an agent or guardian writes. */
    talentProfileId: id.nullable().default(null),
    roleId: id.nullable().default(null),
    productionId: id.nullable().default(null),
  })
  .refine(({ userId, applicationId, invitationId }) => {
    return [userId, applicationId, invitationId].filter((each) => each !== null).length === 1;
  }, 'Please name a user, an application or an invitation');
export type StartConversation = z.output<typeof startConversationSchema>;

/** Somebody to whom one may write. */
const correspondentSchema = conversationPersonSchema
  .pick({ userId: true, name: true, photoUrl: true, role: true, company: true })
  .extend({
    /** What connects them: `Applied for Nessa`, `Represents you`. */
    connection: z.string().nullable(),
  });
export type Correspondent = z.output<typeof correspondentSchema>;

const q = z.string().trim().max(LIMITS.searchLengthMax, 'Please type fewer characters').optional();

export const conversationEndpoints = {
  unreadCount: endpoint({
    ...COUNT_CALLS.unreadMessages,
    summary: 'How many messages one has not read; only ever one’s own',
    access: 'signed-in',
    query: z.object({ userId: id }),
    response: json(z.object({ count: z.number() })),
    errors: ['FORBIDDEN'],
  }),
  socketConversations: endpoint({
    method: 'GET',
    path: '/api/socket-conversations',
    summary:
      'The conversations with the latest messages, light; with `before`, those after that one',
    access: 'signed-in',
    query: z.object({ before: id.optional(), limit: pageLimit(LIMITS.pageSizeMax) }),
    response: json(z.array(socketConversationSchema)),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/messaging/conversations',
    summary:
      'One’s conversations, the latest first; for agents those of the talents they act for too. ' +
      '`q` finds people and subjects',
    access: 'signed-in',
    query: z.object({
      ...pageQuery,
      q,
      /** Only those with something unread. */
      unread: z.stringbool().optional(),
      /** Only those of this talent. */
      talentProfileId: id.optional(),
    }),
    response: json(
      z.object({ items: z.array(conversationSchema), nextCursor: z.string().nullable() }),
    ),
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/messaging/conversations',
    summary:
      'Begin a conversation, or open the one that these people have about this already. Others ' +
      'learn of it with the first message',
    access: 'signed-in',
    body: startConversationSchema,
    response: json(z.object({ id }), 201),
    errors: ['NOT_FOUND', 'NOT_CONNECTED', 'MESSAGE_REFUSED'],
    limit: { points: 200, seconds: 60 * 60, per: 'user' },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/messaging/conversations/{id}',
    summary: 'A conversation with its people and how far each has read',
    access: 'signed-in',
    params: z.object({ id }),
    response: json(conversationSchema),
    errors: ['NOT_FOUND'],
  }),
  correspondents: endpoint({
    method: 'GET',
    path: '/api/messaging/correspondents',
    summary: 'To whom one may write, by name; for the talent that is named, to whom for them',
    access: 'signed-in',
    query: z.object({ q, talentProfileId: id.optional(), cursor, limit: pageLimit(20) }),
    response: json(
      z.object({ items: z.array(correspondentSchema), nextCursor: z.string().nullable() }),
    ),
    errors: ['NOT_FOUND'],
  }),
};
