import * as z from 'zod';
import { endpoint, json, raw } from './endpoint.ts';
import { day, id, instant, pageQuery } from './fields.ts';
import { LIMITS } from './limits.ts';

const person = z.object({ id, name: z.string() });

const auditEntrySchema = z.object({
  id,
  at: instant,
  /** Nobody: the platform itself or the command line. */
  actor: person.nullable(),
  onBehalfOf: person.nullable(),
  /** `<feature>.<what was done>`. */
  act: z.string(),
  target: z.object({ kind: z.string(), id: z.string(), name: z.string().nullable() }),
  difference: z.record(z.string(), z.unknown()).nullable(),
  address: z.string().nullable(),
});
export type AuditEntry = z.output<typeof auditEntrySchema>;

/** Each narrows the trail further. */
const filters = {
  actorUserId: id.optional(),
  onBehalfOfUserId: id.optional(),
  /** An act, or a feature with its dot: `auth.`. */
  act: z.string().trim().max(LIMITS.nameLength).optional(),
  targetKind: z.string().trim().max(LIMITS.nameLength).optional(),
  targetId: z.string().trim().max(LIMITS.nameLength).optional(),
  from: day('Please choose a day').optional(),
  /** This day too. */
  to: day('Please choose a day').optional(),
};

/** Entries are written by whatever they tell of. Nothing alters them. */
export const auditEndpoints = {
  trail: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'Who did what, for whom, about what and when, the newest first',
    access: ['admin'],
    query: z.object({ ...filters, ...pageQuery }),
    response: json(
      z.object({ items: z.array(auditEntrySchema), nextCursor: z.string().nullable() }),
    ),
  }),
  acts: endpoint({
    method: 'GET',
    path: '/api/admin/audit/acts',
    summary: 'Every kind of act on the trail, by name',
    access: ['admin'],
    response: json(z.object({ items: z.array(z.string()), nextCursor: z.null() })),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/admin/audit/export',
    summary: 'The trail as CSV, all that the filters leave',
    access: ['admin'],
    query: z.object(filters),
    response: raw('text/csv'),
    limit: { points: 20, seconds: 60 * 60, per: 'user' },
  }),
};
