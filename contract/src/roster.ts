import * as z from 'zod';
import { empty, endpoint, json } from './endpoint.ts';
import { day, email, id, instant, pageQuery, requiredText, termIds } from './fields.ts';
import { LIMITS } from './limits.ts';
import { representationSchema, representationTerms } from './representation.ts';
import { GENDERS } from './talent-profiles.ts';

const person = z.object({ userId: id, firstName: z.string(), lastName: z.string() });

/** A link by which a talent makes the profile that an agency keeps for them their own. */
const claimSchema = z.object({ email: z.string(), sentAt: instant, expiresAt: instant });

/** A talent as the team that works for them sees them. */
const rosterEntrySchema = z.object({
  talentProfileId: id,
  userId: id,
  firstName: z.string(),
  lastName: z.string(),
  stageName: z.string().nullable(),
  photoUrl: z.string().nullable(),
  headline: z.string().nullable(),
  /** Of a minor the region alone. */
  place: z.string().nullable(),
  playingAgeMin: z.number().nullable(),
  playingAgeMax: z.number().nullable(),
  categories: z.array(z.string()),
  completeness: z.number().int(),
  isMinor: z.boolean(),
  /** Whether talent or guardian sign in themselves. */
  isClaimed: z.boolean(),
  claim: claimSchema.nullable(),
  /** Those that hold and those that are asked for. */
  representations: z.array(representationSchema),
  assignments: z.array(person),
  agencyNotes: z.number().int(),
  /** What waits for the talent's side. */
  waiting: z.object({
    /** Auditions that need an answer. */
    invitations: z.number().int(),
    /** Terms of a call that changed: confirm or withdraw. */
    confirmations: z.number().int(),
  }),
  /** Applications that have not ended. */
  liveApplications: z.number().int(),
  addedAt: instant,
});
export type RosterEntry = z.output<typeof rosterEntrySchema>;

/** A talent on Callboard who could be asked. */
const candidateSchema = z.object({
  talentProfileId: id,
  name: z.string(),
  photoUrl: z.string().nullable(),
  place: z.string().nullable(),
  headline: z.string().nullable(),
  /** Represented by this portfolio, or asked already. */
  standing: z.enum(['represented', 'asked']).nullable(),
});
export type RosterCandidate = z.output<typeof candidateSchema>;

const noteSchema = z.object({
  id,
  text: z.string(),
  authorName: z.string(),
  isOwn: z.boolean(),
  createdAt: instant,
});
export type RosterNote = z.output<typeof noteSchema>;

const assignees = z.array(id).max(LIMITS.teamMembers);

/** Someone who has no account: their profile is begun for them. */
export const newTalentSchema = z.object({
  firstName: requiredText(LIMITS.personNameLength, 'First name is required'),
  lastName: requiredText(LIMITS.personNameLength, 'Last name is required'),
  stageName: z.string().trim().max(LIMITS.personNameLength).nullable().default(null),
  /** Where the link to claim it goes; of a minor, to the guardian. */
  email: email.nullable().default(null),
  dateOfBirth: day('Please enter a date of birth').nullable().default(null),
  gender: z.enum(GENDERS).nullable().default(null),
  countryId: z.string('Please choose a country').min(1, 'Please choose a country'),
  city: z.string().trim().max(LIMITS.personNameLength).nullable().default(null),
  categoryIds: termIds.default([]),
  ...representationTerms,
  assigneeIds: assignees.default([]),
});
export type NewTalent = z.output<typeof newTalentSchema>;

/** A line of an imported roster, read as far as it can be. */
const importLineSchema = z.object({
  /** As a spreadsheet counts: the heading is line 1. */
  line: z.number().int(),
  name: z.string(),
  email: z.string().nullable(),
  /** Column → what is wrong there. */
  problems: z.record(z.string(), z.string()),
});
export type ImportLine = z.output<typeof importLineSchema>;

const importSchema = z.object({
  csv: z.string().min(1, 'The file is empty').max(LIMITS.rosterCsvLength, 'The file is too large'),
  ...representationTerms,
  assigneeIds: assignees.default([]),
});
export type RosterImport = z.output<typeof importSchema>;

const params = z.object({ id });
const talentParams = z.object({ id, talentProfileId: id });
const ofPortfolio = '/api/business-portfolios/{id}' as const;
const ofTalent = `${ofPortfolio}/roster/{talentProfileId}` as const;
const agents = ['agent'] as const;

export const rosterEndpoints = {
  list: endpoint({
    method: 'GET',
    path: `${ofPortfolio}/roster`,
    summary: "The portfolio's talents with what waits for each; an employee's are those assigned",
    access: ['agent', 'admin'],
    params,
    query: z.object({
      ...pageQuery,
      search: z.string().trim().max(LIMITS.searchLengthMax).optional(),
      /** A member's, or those that nobody works with. */
      assignedTo: z.union([id, z.literal('nobody')]).optional(),
      standing: z.enum(['represented', 'asked', 'unclaimed']).optional(),
      sort: z.enum(['name', 'waiting', 'newest']).default('name'),
    }),
    response: json(
      z.object({
        items: z.array(rosterEntrySchema),
        total: z.number().int(),
        nextCursor: z.string().nullable(),
      }),
    ),
    errors: ['NOT_FOUND'],
  }),
  get: endpoint({
    method: 'GET',
    path: ofTalent,
    summary: 'One of them',
    access: ['agent', 'admin'],
    params: talentParams,
    response: json(rosterEntrySchema),
    errors: ['NOT_FOUND'],
  }),
  candidates: endpoint({
    method: 'GET',
    path: `${ofPortfolio}/talent-candidates`,
    summary: 'Talents on Callboard by name or exact e-mail address, to ask one to be represented',
    access: agents,
    params,
    query: z.object({ query: z.string().trim().max(LIMITS.searchLengthMax) }),
    response: json(z.object({ items: z.array(candidateSchema), nextCursor: z.null() })),
    errors: ['NOT_FOUND'],
    limit: { points: 120, seconds: 60, per: 'user' },
  }),
  create: endpoint({
    method: 'POST',
    path: `${ofPortfolio}/roster`,
    summary: 'Begin a profile for a talent without an account, and ask them to claim it',
    access: agents,
    params,
    body: newTalentSchema,
    response: json(rosterEntrySchema, 201),
    errors: ['NOT_FOUND'],
    idempotent: true,
  }),
  previewImport: endpoint({
    method: 'POST',
    path: `${ofPortfolio}/roster/import/preview`,
    summary: 'What an import would make, line by line, with everything that is wrong',
    access: agents,
    params,
    body: importSchema.pick({ csv: true }),
    response: json(
      z.object({
        /** Headings that nobody knows: their columns are left out. */
        unknownColumns: z.array(z.string()),
        lines: z.array(importLineSchema),
      }),
    ),
    errors: ['NOT_FOUND'],
  }),
  import: endpoint({
    method: 'POST',
    path: `${ofPortfolio}/roster/import`,
    summary: 'Make a profile of every line, or, where anything is wrong, of none',
    access: agents,
    params,
    body: importSchema,
    response: json(z.object({ added: z.number().int() }), 201),
    errors: ['NOT_FOUND'],
    idempotent: true,
  }),
  assign: endpoint({
    method: 'PUT',
    path: `${ofPortfolio}/assignments`,
    summary: 'Say who of the team works with these talents, and nobody else does',
    access: agents,
    params,
    body: z.object({
      talentProfileIds: z.array(id).min(1).max(LIMITS.pageSizeMax),
      userIds: assignees,
    }),
    response: empty,
    errors: ['NOT_FOUND'],
  }),
  sendClaim: endpoint({
    method: 'POST',
    path: `${ofTalent}/claim`,
    summary: 'Send the link by which the talent claims the profile; an earlier one ends',
    access: agents,
    params: talentParams,
    body: z.object({ email }),
    response: json(claimSchema),
    errors: ['NOT_FOUND', 'CLAIMED_ALREADY'],
    limit: { points: 100, seconds: 60 * 60, per: 'user' },
  }),
  notes: endpoint({
    method: 'GET',
    path: `${ofTalent}/notes`,
    summary: "The team's notes on a talent, the newest first; nobody else sees them",
    access: agents,
    params: talentParams,
    query: z.object(pageQuery),
    response: json(z.object({ items: z.array(noteSchema), nextCursor: z.string().nullable() })),
    errors: ['NOT_FOUND'],
  }),
  addNote: endpoint({
    method: 'POST',
    path: `${ofTalent}/notes`,
    summary: 'Write a note for the team',
    access: agents,
    params: talentParams,
    body: z.object({ text: requiredText(LIMITS.textLength, 'Please write something') }),
    response: json(noteSchema, 201),
    errors: ['NOT_FOUND', 'PLAN_LIMIT_REACHED'],
    idempotent: true,
  }),
  removeNote: endpoint({
    method: 'DELETE',
    path: `${ofTalent}/notes/{noteId}`,
    summary: 'Take back a note, as its author or an admin of the portfolio',
    access: agents,
    params: z.object({ id, talentProfileId: id, noteId: id }),
    response: empty,
    errors: ['NOT_FOUND'],
  }),
};
