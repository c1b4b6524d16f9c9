import * as z from 'zod';
import { endpoint, json } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { LIMITS } from './limits.ts';

export const APPLICATION_STATUSES = [
  'submitted',
  'viewed',
  'shortlisted',
  'audition',
  'callback',
  'offered',
  'booked',
  'not_selected',
  'withdrawn',
  'released',
  'offer_declined',
  'role_cancelled',
] as const;
/** A talent has at most one application to a role that is not among these. */
export const ENDED_APPLICATION_STATUSES = [
  'not_selected',
  'withdrawn',
  'released',
  'offer_declined',
  'role_cancelled',
] as const;

/** An application as its talent's side sees it: what was decided, never what the team thinks. */
const ownApplicationSchema = z.object({
  id,
  roleId: id,
  roleTitle: z.string(),
  productionTitle: z.string(),
  callId: id,
  status: z.enum(APPLICATION_STATUSES),
  statusSince: instant,
  createdAt: instant,
  /** Until when the call is open; answers come after it at the latest. */
  callDeadline: instant.nullable(),
  /** The next audition for the role that waits for an answer or was accepted. */
  nextAudition: z
    .object({ invitationId: id, at: instant.nullable(), isAnswered: z.boolean() })
    .nullable(),
});
export type OwnApplication = z.output<typeof ownApplicationSchema>;

export const applicationEndpoints = {
  listOfTalent: endpoint({
    method: 'GET',
    path: '/api/applications',
    summary: "A talent's applications and where each stands, the latest change first",
    access: 'signed-in',
    query: z.object({
      talentProfileId: id,
      limit: z.coerce.number().int().min(1).max(LIMITS.pageSizeMax).default(LIMITS.pageSize),
      cursor: z.string().max(LIMITS.cursorLength).optional(),
    }),
    response: json(
      z.object({ items: z.array(ownApplicationSchema), nextCursor: z.string().nullable() }),
    ),
    errors: ['NOT_FOUND'],
  }),
};
