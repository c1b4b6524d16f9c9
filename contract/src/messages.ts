import * as z from 'zod';
import { empty, endpoint, json } from './endpoint.ts';
import { cursor, id, instant, pageLimit, VISIBLE } from './fields.ts';
import { LIMITS } from './limits.ts';
import { mediaSchema } from './media.ts';

/** How long after sending its author can change or delete a message. */
export const CHANGE_MINUTES = 15;

/** What a reader is warned of. A message is never held back for it. */
export const CAUTIONS = ['fee', 'off_platform', 'many_strangers'] as const;
export type Caution = (typeof CAUTIONS)[number];

/** What may come with a message. */
export const ATTACHMENT_KINDS = ['photo', 'video', 'document'] as const;

export const messageSchema = z.object({
  id,
  conversationId: id,
  /** The server's order, from 1 without gaps. */
  sequence: z.number().int(),
  /** Of the conversation when this was sent, edited or deleted last. */
  revision: z.number().int(),
  /** As its author's device called it. */
  clientId: id,
  author: z.object({ userId: id, name: z.string(), photoUrl: z.string().nullable() }),
  /** Written by Callboard's staff. */
  isFromStaff: z.boolean(),
  /** The talent for whom an agent or guardian wrote. */
  onBehalfOf: z.object({ userId: id, name: z.string() }).nullable(),
  /** Empty where it was deleted. */
  text: z.string(),
  attachments: z.array(mediaSchema),
  /** For those who received it; its author does not see it. */
  caution: z.enum(CAUTIONS).nullable(),
  sentAt: instant,
  editedAt: instant.nullable(),
  deletedAt: instant.nullable(),
});
export type Message = z.output<typeof messageSchema>;

const text = z
  .string()
  .trim()
  .max(LIMITS.messageLength, `Please use at most ${LIMITS.messageLength} characters`);

export const sendMessageSchema = z
  .object({
    /** Made by the sender's device: the same one again is the same message. */
    clientId: id,
    text: text.default(''),
    attachmentIds: z
      .array(id)
      .max(LIMITS.attachments, `Please attach at most ${LIMITS.attachments} files`)
      .overwrite((ids) => [...new Set(ids)])
      .default([]),
  })
  .refine((sent) => VISIBLE.test(sent.text) || sent.attachmentIds.length > 0, {
    path: ['text'],
    message: 'Please write something',
  });
export type SendMessage = z.output<typeof sendMessageSchema>;

export const editMessageSchema = z.object({
  text: text.regex(VISIBLE, 'Please write something'),
});

const MESSAGE = {
  path: '/api/messaging/messages/{id}',
  access: 'signed-in',
  params: z.object({ id }),
  errors: ['NOT_FOUND', 'TOO_LATE_TO_CHANGE'],
} as const;

export const messageEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/messaging/conversations/{id}/messages',
    summary:
      'The newest messages, in their order; with `before` those before that sequence, with ' +
      '`around` those around it, with `since` all that changed after that revision',
    access: 'signed-in',
    params: z.object({ id }),
    query: z
      .object({
        before: z.coerce.number().int().min(1).optional(),
        around: z.coerce.number().int().min(1).optional(),
        since: z.coerce.number().int().min(0).optional(),
        limit: pageLimit(),
      })
      .refine(({ before, around, since }) => {
        return [before, around, since].filter((each) => each !== undefined).length <= 1;
      }, 'Please name one of before, around and since'),
    response: json(
      z.object({
        items: z.array(messageSchema),
        /** Of the conversation when it was asked; with `since`, of the last item while more follow. */
        revision: z.number().int(),
        /** Whether there is more: before the first of these, and with `since` after the last. */
        hasMore: z.boolean(),
      }),
    ),
    errors: ['NOT_FOUND'],
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/messaging/conversations/{id}/messages',
    summary: 'Send a message; the same clientId again answers with the message that it made',
    access: 'signed-in',
    params: z.object({ id }),
    body: sendMessageSchema,
    response: json(messageSchema, 201),
    errors: ['NOT_FOUND', 'MESSAGE_REFUSED', 'MEDIA_NOT_USABLE', 'CONFLICT'],
    limit: { points: 600, seconds: 60, per: 'user' },
  }),
  edit: endpoint({
    ...MESSAGE,
    method: 'PATCH',
    summary: 'Change what one wrote, within fifteen minutes',
    body: editMessageSchema,
    response: json(messageSchema),
    errors: [...MESSAGE.errors, 'MESSAGE_REFUSED'],
    limit: { points: 300, seconds: 60, per: 'user' },
  }),
  delete: endpoint({
    ...MESSAGE,
    method: 'DELETE',
    summary: 'Take back what one wrote, within fifteen minutes; moderators can still read it',
    response: json(messageSchema),
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/messaging/conversations/{id}/read',
    summary: 'Say up to which message one has read; never back',
    access: 'signed-in',
    params: z.object({ id }),
    body: z.object({ sequence: z.number().int().min(0) }),
    response: empty,
    errors: ['NOT_FOUND'],
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/messaging/messages',
    summary: 'Messages of one’s conversations that contain all these words, the latest first',
    access: 'signed-in',
    query: z.object({
      q: z
        .string()
        .trim()
        .min(LIMITS.searchLengthMin, 'Please type at least 3 characters')
        .max(LIMITS.searchLengthMax, 'Please type fewer characters'),
      conversationId: id.optional(),
      talentProfileId: id.optional(),
      cursor,
      limit: pageLimit(20),
    }),
    response: json(
      z.object({
        items: z.array(
          messageSchema
            .pick({
              id: true,
              conversationId: true,
              sequence: true,
              author: true,
              text: true,
              sentAt: true,
            })
            .extend({
              /** Who takes part by name, besides its author. */
              to: z.array(z.object({ userId: id, name: z.string() })),
            }),
        ),
        nextCursor: z.string().nullable(),
      }),
    ),
  }),
};
