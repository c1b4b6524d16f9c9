import * as z from 'zod';
import { COUNT_CALLS } from './count-calls.ts';
import { empty, endpoint, json, raw } from './endpoint.ts';
import {
  id,
  optionalEmail,
  optionalText,
  optionalWebAddress,
  pageQuery,
  requiredText,
} from './fields.ts';
import { LIMITS } from './limits.ts';
import { TEXTS } from './texts.ts';

export const PORTFOLIO_ROLES = ['admin', 'employee'] as const;
export const portfolioRoleSchema = z.enum(PORTFOLIO_ROLES);
export type PortfolioRole = z.infer<typeof portfolioRoleSchema>;

const portfolioSchema = z.object({
  id,
  name: z.string(),
  description: z.string().nullable(),
  website: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  logoUrl: z.string().nullable(),
});

/** A portfolio as one of its people sees it, or an admin, who has no role in it. */
const portfolioDetailSchema = portfolioSchema.extend({
  role: portfolioRoleSchema.nullable(),
  isOwner: z.boolean(),
  owner: z.object({ userId: id, firstName: z.string(), lastName: z.string() }),
  /** Until an admin has verified it: no agents-only calls, no minors and no dates of birth. */
  isVerified: z.boolean(),
});
export type PortfolioDetail = z.output<typeof portfolioDetailSchema>;

/** What goes when a portfolio is deleted, as numbers to read before. */
const contentsSchema = z.object({
  /** Beside the owner. */
  members: z.number().int(),
  invitations: z.number().int(),
  talents: z.number().int(),
  /** Talents who were asked and have not answered. They are told too. */
  askedTalents: z.number().int(),
  /** Of the talents: profiles that nobody has claimed. They are deleted. */
  unclaimedTalents: z.number().int(),
  /** Those of them that a casting has. They stay for it and nobody else sees them any more. */
  hiddenTalents: z.number().int(),
  agencyNotes: z.number().int(),
  /** Applications that wait for an answer. They stay, and are the talents' own from then on. */
  openSubmissions: z.number().int(),
  /** Paid for; it ends at once. */
  hasPro: z.boolean(),
});
export type PortfolioContents = z.output<typeof contentsSchema>;

export const portfolioFormSchema = z.object({
  name: requiredText(LIMITS.nameLength, TEXTS.businessPortfolio.nameRequired),
  description: optionalText(LIMITS.textLength),
  website: optionalWebAddress,
  phone: optionalText(LIMITS.nameLength),
  email: optionalEmail,
  address: optionalText(LIMITS.textLength),
});
export type PortfolioForm = z.output<typeof portfolioFormSchema>;

const rosterTalentSchema = z.object({
  user: z.object({ id }),
  talentProfile: z.object({ id, firstName: z.string(), lastName: z.string() }),
  assignments: z.array(z.object({ teamMember: z.object({ userId: id }) })),
});
export type RosterTalent = z.infer<typeof rosterTalentSchema>;

const params = z.object({ id });
const onePath = '/api/business-portfolios/{id}' as const;
const readers = ['agent', 'admin'] as const;

export const businessPortfolioEndpoints = {
  list: endpoint({
    ...COUNT_CALLS.portfolios,
    summary: 'The portfolios that the agent owns and those they are a member of',
    access: ['agent'],
    response: json(z.object({ owned: z.array(portfolioSchema), member: z.array(portfolioSchema) })),
  }),
  listAll: endpoint({
    method: 'GET',
    path: '/api/admin/business-portfolios',
    summary: "Everybody's portfolios by name, for admins to choose one",
    access: ['admin'],
    query: z.object({
      ...pageQuery,
      search: z.string().trim().max(LIMITS.searchLengthMax).optional(),
    }),
    response: json(
      z.object({
        items: z.array(
          portfolioSchema
            .pick({ id: true, name: true, logoUrl: true })
            .extend({ ownerName: z.string(), talents: z.number().int(), isVerified: z.boolean() }),
        ),
        nextCursor: z.string().nullable(),
      }),
    ),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/business-portfolios',
    summary: 'Create a portfolio; the agent becomes its owner',
    access: ['agent'],
    body: portfolioFormSchema,
    response: json(portfolioSchema, 201),
    idempotent: true,
  }),
  get: endpoint({
    method: 'GET',
    path: onePath,
    summary: 'A portfolio with its owner and the role of whoever asks',
    access: readers,
    params,
    response: json(portfolioDetailSchema),
    errors: ['NOT_FOUND'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: onePath,
    summary: "Change a portfolio's data, as its owner or an admin of it",
    access: ['agent'],
    params,
    body: portfolioFormSchema,
    response: json(portfolioDetailSchema),
    errors: ['NOT_FOUND'],
  }),
  setLogo: endpoint({
    method: 'POST',
    path: `${onePath}/logo`,
    summary: 'Set the logo: a picture, of which a square is kept',
    access: ['agent'],
    params,
    files: { fields: ['logo'], maxBytes: LIMITS.logoBytes },
    response: json(portfolioSchema),
    errors: ['NOT_FOUND', 'NOT_A_PICTURE', 'PICTURE_DAMAGED', 'PICTURE_TOO_LARGE'],
  }),
  logo: endpoint({
    method: 'GET',
    path: `${onePath}/logo`,
    summary: 'The logo, for whoever meets the business, also before they sign in',
    access: 'public',
    params,
    response: raw('image/webp'),
    errors: ['NOT_FOUND'],
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: `${onePath}/logo`,
    summary: 'Remove the logo',
    access: ['agent'],
    params,
    response: empty,
    errors: ['NOT_FOUND'],
  }),
  contents: endpoint({
    method: 'GET',
    path: `${onePath}/contents`,
    summary: 'What would go with the portfolio if its owner deleted it',
    access: ['agent'],
    params,
    response: json(contentsSchema),
    errors: ['NOT_FOUND'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: onePath,
    summary: 'Delete a portfolio and all that it owns, as its owner, who types its name',
    access: ['agent'],
    params,
    body: z.object({ name: z.string() }),
    response: empty,
    errors: ['NOT_FOUND'],
  }),
  transfer: endpoint({
    method: 'POST',
    path: `${onePath}/owner`,
    summary: 'Hand the portfolio over to a member; the owner stays as an admin of it',
    access: ['agent'],
    params,
    body: z.object({ userId: id }),
    response: json(portfolioDetailSchema),
    errors: ['NOT_FOUND'],
  }),
  leave: endpoint({
    method: 'POST',
    path: `${onePath}/leave`,
    summary: "Leave the team; one's talents pass to the owner",
    access: ['agent'],
    params,
    response: empty,
    errors: ['NOT_FOUND', 'OWNER_STAYS'],
  }),
  userRole: endpoint({
    ...COUNT_CALLS.portfolioRole,
    summary: "The agent's role in a portfolio; an owner's is admin",
    access: ['agent'],
    params,
    response: json(z.object({ role: portfolioRoleSchema })),
    errors: ['NOT_FOUND'],
  }),
  talent: endpoint({
    ...COUNT_CALLS.portfolioTalent,
    summary: "The portfolio's talents by name, each with the team members they are assigned to",
    access: ['agent'],
    params,
    /** The profile's id of the last talent received: those that come after it. */
    query: z.object({ before: id.optional() }),
    response: json(z.array(rosterTalentSchema)),
    errors: ['NOT_FOUND'],
  }),
  counters: endpoint({
    ...COUNT_CALLS.portfolioCounters,
    summary: "Open calls and unanswered invitations of the portfolio's talents",
    access: ['agent'],
    params,
    response: json(z.object({ opportunities: z.number(), invitations: z.number() })),
    errors: ['NOT_FOUND'],
  }),
};
