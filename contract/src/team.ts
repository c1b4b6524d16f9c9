import * as z from 'zod';
import { currentUserSchema } from './auth.ts';
import { PORTFOLIO_ROLES, portfolioRoleSchema } from './business-portfolios.ts';
import { empty, endpoint, json } from './endpoint.ts';
import { email, id, instant, pageQuery, requiredText } from './fields.ts';
import { LIMITS } from './limits.ts';
import { newPassword } from './password.ts';
import { TEXTS } from './texts.ts';

export const TEAM_INVITATION_STATUSES = [
  'pending',
  'accepted',
  'declined',
  'revoked',
  'expired',
] as const;

/** How long an invitation can be answered. */
export const TEAM_INVITATION_DAYS = 7;

const teamMemberSchema = z.object({
  userId: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  photoUrl: z.string().nullable(),
  role: z.enum(PORTFOLIO_ROLES),
  /** Counts as admin, and cannot be removed. */
  isOwner: z.boolean(),
  joinedAt: instant,
  /** How many talents are assigned to them. */
  talents: z.number().int(),
});
export type TeamMember = z.output<typeof teamMemberSchema>;

export const teamInvitationFormSchema = z.object({
  firstName: requiredText(LIMITS.personNameLength, TEXTS.teamInvitation.firstNameRequired),
  lastName: requiredText(LIMITS.personNameLength, TEXTS.teamInvitation.lastNameRequired),
  email,
  role: portfolioRoleSchema.default('employee'),
});
export type TeamInvitationForm = z.output<typeof teamInvitationFormSchema>;

const teamInvitationSchema = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: portfolioRoleSchema,
  /** One that nobody answered in time is expired, whether or not anybody has looked since. */
  status: z.enum(TEAM_INVITATION_STATUSES),
  invitedByName: z.string(),
  createdAt: instant,
  expiresAt: instant,
});
export type TeamInvitation = z.output<typeof teamInvitationSchema>;

/** An invitation as whoever holds its link sees it. */
const openedInvitationSchema = teamInvitationSchema.omit({ id: true, createdAt: true }).extend({
  portfolio: z.object({ id, name: z.string(), logoUrl: z.string().nullable() }),
  /** Whether the address has an account: an agent's can join, any other's cannot. */
  account: z.enum(['none', 'agent', 'other']),
});
export type OpenedInvitation = z.output<typeof openedInvitationSchema>;

/** For whoever has no account: the link proves the address, so that none is asked for. */
export const joinFormSchema = z.object({
  firstName: requiredText(LIMITS.personNameLength, TEXTS.teamInvitation.firstNameRequired),
  lastName: requiredText(LIMITS.personNameLength, TEXTS.teamInvitation.lastNameRequired),
  password: newPassword,
  countryId: z.string('Please choose your country').min(1, 'Please choose your country'),
});
export type JoinForm = z.output<typeof joinFormSchema>;

const params = z.object({ id });
const memberParams = z.object({ id, userId: id });
const invitationParams = z.object({ id, invitationId: id });
const tokenParams = z.object({ token: z.string().min(1).max(200) });
const readers = ['agent', 'admin'] as const;
const ofPortfolio = '/api/business-portfolios/{id}' as const;
const opened = '/api/team-invitations/{token}' as const;
const page = <S extends z.ZodType>(item: S) =>
  json(z.object({ items: z.array(item), nextCursor: z.string().nullable() }));

export const teamEndpoints = {
  members: endpoint({
    method: 'GET',
    path: `${ofPortfolio}/team-members`,
    summary: 'Everyone on the team by name, the owner first',
    access: readers,
    params,
    query: z.object(pageQuery),
    response: page(teamMemberSchema),
    errors: ['NOT_FOUND'],
  }),
  changeRole: endpoint({
    method: 'PATCH',
    path: `${ofPortfolio}/team-members/{userId}`,
    summary: "Change a member's role, as an admin of the portfolio; the owner's stays",
    access: ['agent'],
    params: memberParams,
    body: z.object({ role: portfolioRoleSchema }),
    response: json(teamMemberSchema),
    errors: ['NOT_FOUND', 'OWNER_STAYS'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${ofPortfolio}/team-members/{userId}`,
    summary: 'Take a member off the team; their talents pass to the owner',
    access: ['agent'],
    params: memberParams,
    response: empty,
    errors: ['NOT_FOUND', 'OWNER_STAYS'],
  }),
  invitations: endpoint({
    method: 'GET',
    path: `${ofPortfolio}/team-invitations`,
    summary: 'Invitations that wait for an answer or ran out, the newest first; for admins of it',
    access: readers,
    params,
    query: z.object(pageQuery),
    response: page(teamInvitationSchema),
    errors: ['NOT_FOUND'],
  }),
  invite: endpoint({
    method: 'POST',
    path: `${ofPortfolio}/team-invitations`,
    summary: 'Invite someone by e-mail, as an admin of the portfolio',
    access: ['agent'],
    params,
    body: teamInvitationFormSchema,
    response: json(teamInvitationSchema, 201),
    errors: ['NOT_FOUND', 'ALREADY_INVITED', 'ALREADY_A_MEMBER', 'PLAN_LIMIT_REACHED'],
    idempotent: true,
    limit: { points: 50, seconds: 60 * 60, per: 'user' },
  }),
  resend: endpoint({
    method: 'POST',
    path: `${ofPortfolio}/team-invitations/{invitationId}/resend`,
    summary: 'Send it again with a new link and seven new days; the old link ends',
    access: ['agent'],
    params: invitationParams,
    response: json(teamInvitationSchema),
    errors: ['NOT_FOUND', 'INVITATION_ENDED'],
    limit: { points: 50, seconds: 60 * 60, per: 'user' },
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: `${ofPortfolio}/team-invitations/{invitationId}`,
    summary: 'Take an invitation back; its link ends',
    access: ['agent'],
    params: invitationParams,
    response: empty,
    errors: ['NOT_FOUND', 'INVITATION_ENDED'],
  }),
  open: endpoint({
    method: 'GET',
    path: opened,
    summary: 'An invitation, for whoever holds its link',
    access: 'public',
    params: tokenParams,
    response: json(openedInvitationSchema),
    errors: ['NOT_FOUND'],
    limit: { points: 60, seconds: 60, per: 'address' },
  }),
  accept: endpoint({
    method: 'POST',
    path: `${opened}/accept`,
    summary: "Join the team with the agent's account that has the invitation's address",
    access: ['agent'],
    params: tokenParams,
    response: json(z.object({ portfolioId: id })),
    errors: ['NOT_FOUND', 'INVITATION_ENDED', 'INVITATION_OF_ANOTHER'],
  }),
  decline: endpoint({
    method: 'POST',
    path: `${opened}/decline`,
    summary: 'Decline, with the link alone',
    access: 'public',
    params: tokenParams,
    response: empty,
    errors: ['NOT_FOUND', 'INVITATION_ENDED'],
    limit: { points: 30, seconds: 60, per: 'address' },
  }),
  join: endpoint({
    method: 'POST',
    path: `${opened}/register`,
    summary: "Make an agent's account with the invitation's address, join, and be signed in",
    access: 'public',
    params: tokenParams,
    body: joinFormSchema,
    response: json(z.object({ user: currentUserSchema, portfolioId: id }), 201),
    errors: ['NOT_FOUND', 'INVITATION_ENDED', 'HAS_ACCOUNT', 'ACCOUNT_SUSPENDED'],
    limit: { points: 20, seconds: 60 * 60, per: 'address' },
  }),
};
