import * as z from 'zod';
import { empty, endpoint, json, raw } from './endpoint.ts';
import { faceFields } from './face.ts';
import { id, instant, nullableText, requiredText } from './fields.ts';
import { LIMITS } from './limits.ts';
import { COLLABORATOR_RIGHTS } from './production-choices.ts';

/** Days that a link may last. */
export const LINK_DAYS = [1, 7, 30, 90] as const;

const rating = z.number().int().min(1).max(5);

/** What someone with a link thinks of one face. */
const opinionSchema = z.object({
  id,
  /** As they called themselves. */
  viewerName: z.string(),
  rating: rating.nullable(),
  comment: z.string().nullable(),
  updatedAt: instant,
});
export type Opinion = z.output<typeof opinionSchema>;

/** What is shown of a talent on a list and to whoever holds a link to it. */
const faceSchema = z.object({
  /** Of the entry, not of the talent. */
  id,
  ...faceFields,
  headline: z.string().nullable(),
});

const entrySchema = faceSchema.extend({
  talentProfileId: id,
  /** The team's own: whoever holds a link does not read it. */
  note: z.string().nullable(),
  isMinor: z.boolean(),
  /** Whether links show this face: never a child's, nor that of someone who hides their profile. */
  isShared: z.boolean(),
  /** Where the talent applied to a role of the production. */
  applicationId: id.nullable(),
  addedByName: z.string(),
  addedAt: instant,
  opinions: z.array(opinionSchema),
  rating: z.object({ average: z.number().nullable(), count: z.number().int() }),
});
export type ShortlistEntry = z.output<typeof entrySchema>;

const summarySchema = z.object({
  id,
  productionId: id,
  name: z.string(),
  /** The role that it is for, if for one. */
  roleId: id.nullable(),
  roleTitle: z.string().nullable(),
  /** Of those whom the reader may see. */
  count: z.number().int(),
  /** The first few of them. */
  faces: z.array(z.object({ name: z.string(), photoUrl: z.string().nullable() })),
  liveLinks: z.number().int(),
  updatedAt: instant,
});
export type Shortlist = z.output<typeof summarySchema>;

const wholeSchema = summarySchema.extend({
  productionTitle: z.string(),
  entries: z.array(entrySchema),
  rights: z.enum(COLLABORATOR_RIGHTS),
});
export type WholeShortlist = z.output<typeof wholeSchema>;

export const shortlistFormSchema = z.object({
  name: requiredText(LIMITS.personNameLength, 'Please give the list a name'),
  roleId: id.nullable().default(null),
});
export type ShortlistForm = z.output<typeof shortlistFormSchema>;

/** Left out means left as it is. */
const shortlistChangesSchema = shortlistFormSchema.extend({ roleId: id.nullable() }).partial();

const linkSchema = z.object({
  id,
  /** Whom it was made for: 'Director'. */
  label: z.string(),
  createdByName: z.string(),
  createdAt: instant,
  expiresAt: instant,
  revokedAt: instant.nullable(),
  lastOpenedAt: instant.nullable(),
});
export type ShortlistLink = z.output<typeof linkSchema>;

export const linkFormSchema = z.object({
  label: requiredText(LIMITS.personNameLength, 'Please say whom it is for'),
  days: z.union(LINK_DAYS.map((days) => z.literal(days))),
});
export type LinkForm = z.output<typeof linkFormSchema>;

/** A list as whoever holds a link sees it. A confidential production goes by its code name. */
const sharedSchema = z.object({
  /** By which a report names the link. */
  linkId: id,
  name: z.string(),
  productionTitle: z.string(),
  roleTitle: z.string().nullable(),
  sharedByName: z.string(),
  /** Nobody's where the production is confidential. */
  companyName: z.string().nullable(),
  expiresAt: instant,
  /** How many of the list's faces no link shows: children, and whoever hides their profile. */
  withheld: z.number().int(),
  /** With what this viewer said before. */
  entries: z.array(
    faceSchema.extend({ own: opinionSchema.pick({ rating: true, comment: true }).nullable() }),
  ),
});
export type SharedShortlist = z.output<typeof sharedSchema>;

export const opinionFormSchema = z.object({
  /** Made in the browser and kept there: whoever has it changes what they said. */
  viewerId: id,
  viewerName: requiredText(LIMITS.personNameLength, 'Please tell your name'),
  rating: rating.nullable(),
  comment: nullableText(LIMITS.lineLength),
});
export type OpinionForm = z.output<typeof opinionFormSchema>;

const params = z.object({ id });
const clients = ['client'] as const;
const onePath = '/api/shortlists/{id}' as const;
const entryPath = '/api/shortlist-entries/{id}' as const;
const sharedPath = '/api/shared/shortlists/{token}' as const;
const token = z.object({ token: z.string().max(100) });

export const shortlistEndpoints = {
  shortlists: endpoint({
    method: 'GET',
    path: '/api/productions/{id}/shortlists',
    summary: "A production's shortlists",
    access: clients,
    params,
    response: json(z.object({ items: z.array(summarySchema) })),
    errors: ['NOT_FOUND'],
  }),
  createShortlist: endpoint({
    method: 'POST',
    path: '/api/productions/{id}/shortlists',
    summary: 'Begin a shortlist',
    access: clients,
    params,
    body: shortlistFormSchema,
    response: json(summarySchema, 201),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'LIST_FULL'],
    idempotent: true,
  }),
  shortlist: endpoint({
    method: 'GET',
    path: onePath,
    summary: 'A shortlist with its faces and what others think of them',
    access: clients,
    params,
    response: json(wholeSchema),
    errors: ['NOT_FOUND'],
  }),
  changeShortlist: endpoint({
    method: 'PATCH',
    path: onePath,
    summary: 'Rename a shortlist, or say which role it is for',
    access: clients,
    params,
    body: shortlistChangesSchema,
    response: json(summarySchema),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  deleteShortlist: endpoint({
    method: 'DELETE',
    path: onePath,
    summary: 'Delete a shortlist with its links',
    access: clients,
    params,
    response: empty,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  addToShortlist: endpoint({
    method: 'POST',
    path: `${onePath}/entries`,
    summary: 'Put talents on a shortlist; who is there already stays as they are',
    access: clients,
    params,
    body: z.object({
      talentProfileIds: z.array(id).min(1).max(LIMITS.chosenAtOnce),
    }),
    response: json(z.object({ added: z.number().int(), count: z.number().int() })),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'LIST_FULL'],
  }),
  orderShortlist: endpoint({
    method: 'PUT',
    path: `${onePath}/order`,
    summary: 'Put the faces of a shortlist in order: all of them, else it was changed meanwhile',
    access: clients,
    params,
    body: z.object({ entryIds: z.array(id).max(LIMITS.shortlistEntries) }),
    response: empty,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  }),
  changeEntry: endpoint({
    method: 'PATCH',
    path: entryPath,
    summary: 'Write a note on a face of a shortlist',
    access: clients,
    params,
    body: z.object({ note: nullableText(LIMITS.lineLength) }),
    response: empty,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  removeEntry: endpoint({
    method: 'DELETE',
    path: entryPath,
    summary: 'Take a talent off a shortlist',
    access: clients,
    params,
    response: empty,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  contactSheet: endpoint({
    method: 'GET',
    path: `${onePath}/contact-sheet.pdf`,
    summary: 'A shortlist as a PDF to print',
    access: clients,
    params,
    response: raw('application/pdf'),
    errors: ['NOT_FOUND'],
    limit: { points: 30, seconds: 60 * 60, per: 'user' },
  }),
  links: endpoint({
    method: 'GET',
    path: `${onePath}/links`,
    summary: 'Links to a shortlist',
    access: clients,
    params,
    response: json(z.object({ items: z.array(linkSchema) })),
    errors: ['NOT_FOUND'],
  }),
  createLink: endpoint({
    method: 'POST',
    path: `${onePath}/links`,
    summary: 'Make a link that opens a shortlist without an account; its address is told once',
    access: clients,
    params,
    body: linkFormSchema,
    response: json(linkSchema.extend({ url: z.string() }), 201),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'LIST_FULL'],
    limit: { points: 60, seconds: 60 * 60, per: 'user' },
  }),
  revokeLink: endpoint({
    method: 'DELETE',
    path: '/api/shortlist-links/{id}',
    summary: 'A link no longer opens anything',
    access: clients,
    params,
    response: empty,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  shared: endpoint({
    method: 'GET',
    path: sharedPath,
    summary: 'A shortlist, for whoever holds a link to it',
    access: 'public',
    params: token,
    query: z.object({ viewerId: id.optional() }),
    response: json(sharedSchema),
    errors: ['INVALID_TOKEN'],
    limit: { points: 300, seconds: 60 * 10, per: 'address' },
  }),
  giveOpinion: endpoint({
    method: 'PUT',
    path: `${sharedPath}/entries/{entryId}/opinion`,
    summary: 'Rate and comment a face, for whoever holds a link; nothing of both takes it back',
    access: 'public',
    params: token.extend({ entryId: id }),
    body: opinionFormSchema,
    response: empty,
    errors: ['INVALID_TOKEN', 'NOT_FOUND', 'LIST_FULL'],
    limit: { points: 300, seconds: 60 * 10, per: 'address' },
  }),
  sharedPhoto: endpoint({
    method: 'GET',
    path: `${sharedPath}/entries/{entryId}/photo`,
    summary: 'The photo of a face on a shared list',
    access: 'public',
    params: token.extend({ entryId: id }),
    response: raw('image/webp'),
    errors: ['INVALID_TOKEN', 'NOT_FOUND'],
  }),
};
