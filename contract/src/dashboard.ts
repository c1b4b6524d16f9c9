import * as z from 'zod';
import { AUDITION_KINDS, AUDITION_ROUNDS } from './audition-choices.ts';
import { endpoint, json } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { productionEndpoints } from './productions.ts';

const { schema: productionListSchema } = productionEndpoints.list.response;

const closingCallSchema = z.object({
  callId: id,
  roleId: id,
  roleTitle: z.string(),
  productionTitle: z.string(),
  deadlineAt: instant,
  applied: z.number().int(),
  new: z.number().int(),
});

const nextAuditionSchema = z.object({
  id,
  productionId: id,
  productionTitle: z.string(),
  roleTitles: z.array(z.string()),
  round: z.enum(AUDITION_ROUNDS),
  kind: z.enum(AUDITION_KINDS),
  startsAt: instant,
  timeZone: z.string(),
  invited: z.number().int(),
  accepted: z.number().int(),
  pending: z.number().int(),
});

const dashboardSchema = z.object({
  /** In progress: drafts and what is over are left out. At most eight. */
  productions: productionListSchema.shape.items,
  nextAuditions: z.array(nextAuditionSchema),
  closingCalls: z.array(closingCallSchema),
  /** The last thirty days in the viewer's own zone, the oldest first. */
  applicationsPerDay: z.array(z.object({ day: z.iso.date(), count: z.number().int() })),
  /** How reliably the company answers, where there is enough to tell. */
  answering: z.object({ percent: z.number().int(), days: z.number().int().nullable() }).nullable(),
  totals: z.object({
    openCalls: z.number().int(),
    newApplications: z.number().int(),
    unsentAnswers: z.number().int(),
    booked: z.number().int(),
  }),
});
export type Dashboard = z.output<typeof dashboardSchema>;

export const dashboardEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/dashboard',
    summary: 'What a client’s productions are up to; for admins the whole platform’s',
    access: ['client', 'admin'],
    response: json(dashboardSchema),
  }),
};
