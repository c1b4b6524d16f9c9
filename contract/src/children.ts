import * as z from 'zod';
import { empty, endpoint, json } from './endpoint.ts';
import { day, email, id, instant, nullableText, requiredText } from './fields.ts';
import { LIMITS } from './limits.ts';

export const GUARDIAN_RELATIONS = ['parent', 'legal_guardian', 'other'] as const;

/** Whoever keeps a child's profile says who they are to the child, and that they may. */
export const newChildSchema = z.object({
  firstName: requiredText(LIMITS.personNameLength, 'First name is required'),
  lastName: requiredText(LIMITS.personNameLength, 'Last name is required'),
  dateOfBirth: day("Please enter the child's date of birth"),
  relation: z.enum(GUARDIAN_RELATIONS, 'Please say who you are to the child'),
  confirmsGuardianship: z.literal(true, 'Please confirm that you may decide for this child'),
});
export type NewChild = z.output<typeof newChildSchema>;

/**
 * What the law of many places asks for before a child works. Read by the child's own side, admins,
 * and the team of a production that has offered the child a role or booked it.
 */
export const childPapersSchema = z
  .object({
    licenceAuthority: nullableText(LIMITS.nameLength),
    licenceNumber: nullableText(LIMITS.nameLength),
    licenceFrom: day('Please choose a day').nullable(),
    licenceUntil: day('Please choose a day').nullable(),
    chaperoneName: nullableText(LIMITS.nameLength),
    chaperonePhone: nullableText(LIMITS.nameLength),
    chaperoneLicence: nullableText(LIMITS.nameLength),
    chaperoneIsGuardian: z.boolean(),
    schoolName: nullableText(LIMITS.nameLength),
    notes: nullableText(LIMITS.textLength),
  })
  .refine(
    ({ licenceFrom, licenceUntil }) => !licenceFrom || !licenceUntil || licenceFrom <= licenceUntil,
    {
      path: ['licenceUntil'],
      message: 'The last day cannot be before the first',
    },
  );
export type ChildPapers = z.output<typeof childPapersSchema>;

const childSchema = z.object({
  /** Of the talent profile. */
  id,
  firstName: z.string(),
  lastName: z.string(),
  photoUrl: z.string().nullable(),
  dateOfBirth: z.string().nullable(),
  isMinor: z.boolean(),
  relation: z.enum(GUARDIAN_RELATIONS).nullable(),
  licenceUntil: z.string().nullable(),
  /** From when on it can be handed over. */
  turns18On: z.string().nullable(),
  handOver: z.object({ email: z.string(), expiresAt: instant }).nullable(),
});
export type Child = z.output<typeof childSchema>;

const params = z.object({ id });
const path = '/api/talent-profiles/{id}' as const;

export const childrenEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/children',
    summary: 'The children whose profiles one keeps',
    access: ['talent'],
    response: json(z.object({ items: z.array(childSchema), nextCursor: z.null() })),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/children',
    summary: "Begin a child's profile, kept by oneself as guardian",
    access: ['talent'],
    body: newChildSchema,
    response: json(childSchema, 201),
    errors: ['PLAN_LIMIT_REACHED'],
    idempotent: true,
    limit: { points: 20, seconds: 24 * 60 * 60, per: 'user' },
  }),
  papers: endpoint({
    method: 'GET',
    path: `${path}/child-papers`,
    summary: "A child's licence and chaperone, for those who may read them",
    access: 'signed-in',
    params,
    response: json(z.object({ papers: childPapersSchema, mayEdit: z.boolean() })),
    errors: ['NOT_FOUND'],
  }),
  changePapers: endpoint({
    method: 'PUT',
    path: `${path}/child-papers`,
    summary: "Replace a child's licence and chaperone, as guardian or agent",
    access: ['talent', 'agent'],
    params,
    body: childPapersSchema,
    response: json(z.object({ papers: childPapersSchema, mayEdit: z.boolean() })),
    errors: ['NOT_FOUND'],
  }),
  handOver: endpoint({
    method: 'POST',
    path: `${path}/hand-over`,
    summary: 'From the 18th birthday on: mail the talent a link that makes the profile theirs',
    access: ['talent'],
    params,
    body: z.object({ email }),
    response: json(childSchema),
    errors: ['NOT_FOUND', 'STILL_A_CHILD', 'CLAIMED_ALREADY', 'HAS_ACCOUNT'],
    limit: { points: 20, seconds: 60 * 60, per: 'user' },
  }),
  takeBackHandOver: endpoint({
    method: 'DELETE',
    path: `${path}/hand-over`,
    summary: 'Make a link worthless that was not used',
    access: ['talent'],
    params,
    response: empty,
    errors: ['NOT_FOUND'],
  }),
};
