import * as z from 'zod';
import { COUNT_CALLS } from './count-calls.ts';
import { endpoint, json } from './endpoint.ts';
import { id, optionalEmail, optionalText, optionalWebAddress, requiredText } from './fields.ts';
import { LIMITS } from './limits.ts';
import { TEXTS } from './texts.ts';

export const PORTFOLIO_ROLES = ['admin', 'employee'] as const;
export const portfolioRoleSchema = z.enum(PORTFOLIO_ROLES);
export type PortfolioRole = z.infer<typeof portfolioRoleSchema>;

export const TEAM_INVITATION_STATUSES = [
  'pending',
  'accepted',
  'declined',
  'revoked',
  'expired',
] as const;

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

export const businessPortfolioEndpoints = {
  list: endpoint({
    ...COUNT_CALLS.portfolios,
    summary: 'The portfolios that the agent owns and those they are a member of',
    access: ['agent'],
    response: json(z.object({ owned: z.array(portfolioSchema), member: z.array(portfolioSchema) })),
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
  userRole: endpoint({
    ...COUNT_CALLS.portfolioRole,
    summary: "The agent's role in a portfolio; an owner's is admin",
    access: ['agent'],
    params: z.object({ id }),
    response: json(z.object({ role: portfolioRoleSchema })),
    errors: ['NOT_FOUND'],
  }),
  talent: endpoint({
    method: 'GET',
    path: '/api/business-portfolios/{id}/talent',
    summary: "The portfolio's talents by name, each with the team members they are assigned to",
    access: ['agent'],
    params: z.object({ id }),
    /** The profile's id of the last talent received: those that come after it. */
    query: z.object({ before: id.optional() }),
    response: json(z.array(rosterTalentSchema)),
    errors: ['NOT_FOUND'],
  }),
  counters: endpoint({
    ...COUNT_CALLS.portfolioCounters,
    summary: "Open calls and unanswered invitations of the portfolio's talents",
    access: ['agent'],
    params: z.object({ id }),
    response: json(z.object({ opportunities: z.number(), invitations: z.number() })),
    errors: ['NOT_FOUND'],
  }),
};
