import * as z from 'zod';
import { endpoint, json } from './endpoint.ts';
import { id, nullableText, VISIBLE } from './fields.ts';
import { LIMITS } from './limits.ts';

const talentProfileIds = z
  .array(id)
  .min(1, 'Please choose at least one talent')
  .max(LIMITS.chosenAtOnce, `Please choose at most ${LIMITS.chosenAtOnce} talents`)
  .overwrite((ids) => [...new Set(ids)]);

export const inviteToRoleSchema = z.object({
  talentProfileIds,
  /** Goes to each whom it invites as a message about the role, under the rules of messages. */
  message: nullableText(LIMITS.messageLength)
    .refine((text) => text === null || VISIBLE.test(text), 'Please write something')
    .default(null),
});
export type InviteToRole = z.output<typeof inviteToRoleSchema>;

const invitedSchema = z.object({
  invited: z.number().int(),
  alreadyInvited: z.number().int(),
  alreadyApplied: z.number().int(),
  /** Whom one may not invite, or not to this role. */
  refusedIds: z.array(id),
});
export type Invited = z.output<typeof invitedSchema>;

export const messageManySchema = z.object({
  /** Made by the sender's device: sent again, nobody gets it twice. */
  clientId: id,
  talentProfileIds,
  text: z
    .string()
    .trim()
    .max(LIMITS.messageLength, `Please use at most ${LIMITS.messageLength} characters`)
    .regex(VISIBLE, 'Please write something'),
});
export type MessageMany = z.output<typeof messageManySchema>;

const messagedSchema = z.object({
  sent: z.number().int(),
  /** To whom one may not write, or who takes no messages from one. */
  refusedIds: z.array(id),
});
export type Messaged = z.output<typeof messagedSchema>;

export const invitingEndpoints = {
  inviteToRole: endpoint({
    method: 'POST',
    path: '/api/production-roles/{id}/invitations',
    summary:
      'Ask talents to apply to the open call of a role, each once: they may then see it, whomever else it is for',
    access: ['client'],
    params: z.object({ id }),
    body: inviteToRoleSchema,
    response: json(invitedSchema),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CALL_NOT_OPEN'],
    limit: { points: 30, seconds: 60 * 60, per: 'user' },
  }),
  messageMany: endpoint({
    method: 'POST',
    path: '/api/messaging/messages',
    summary: 'Write the same to several talents, to each in a conversation of their own',
    access: ['client', 'agent', 'admin'],
    body: messageManySchema,
    response: json(messagedSchema),
    errors: ['CONFLICT'],
    limit: { points: 10, seconds: 60 * 60, per: 'user' },
  }),
};
