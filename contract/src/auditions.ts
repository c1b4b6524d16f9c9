import * as z from 'zod';
import { COUNT_CALLS } from './count-calls.ts';
import { endpoint, json } from './endpoint.ts';
import { id, instant } from './fields.ts';

export const AUDITION_ROUNDS = [
  'pre_read',
  'first',
  'callback',
  'director_session',
  'chemistry_read',
  'dance_call',
  'screen_test',
  'interview',
] as const;
export const AUDITION_KINDS = ['in_person', 'live_video', 'self_tape'] as const;
export const INVITATION_STATUSES = [
  'pending',
  'accepted',
  'declined',
  'reschedule_requested',
  'cancelled',
  'attended',
  'no_show',
] as const;

const invitationSchema = z.object({
  id,
  status: z.enum(INVITATION_STATUSES),
  respondedAt: instant.nullable(),
  auditionId: id,
  talentProfileId: id,
  roleTitle: z.string(),
  productionTitle: z.string(),
  round: z.enum(AUDITION_ROUNDS),
  kind: z.enum(AUDITION_KINDS),
  startsAt: instant,
  timeZone: z.string(),
});
export type AuditionInvitation = z.infer<typeof invitationSchema>;

export const auditionEndpoints = {
  invitationsOfTalent: endpoint({
    ...COUNT_CALLS.invitationsOfTalent,
    summary: 'Invitations to auditions of one talent: oneself, or one that the agent works with',
    access: ['talent', 'agent', 'admin'],
    query: z.object({ talentUserId: id }),
    response: json(z.object({ invitations: z.array(invitationSchema) })),
    errors: ['NOT_FOUND'],
  }),
};
