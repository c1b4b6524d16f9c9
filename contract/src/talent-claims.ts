import * as z from 'zod';
import { currentUserSchema } from './auth.ts';
import { endpoint, json } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { newPassword } from './password.ts';

/** How long the link to a profile can be used. */
export const TALENT_CLAIM_DAYS = 30;

/** A profile that an agency keeps, as whoever holds the link to claim it sees it. */
const openedClaimSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  photoUrl: z.string().nullable(),
  /** Then it is for the guardian, whose account will keep it. */
  isMinor: z.boolean(),
  email: z.string(),
  /** The agency that keeps it; none where a guardian hands it over. */
  portfolio: z.object({ name: z.string(), logoUrl: z.string().nullable() }).nullable(),
  /** The guardian who hands it over. */
  guardianName: z.string().nullable(),
  status: z.enum(['pending', 'claimed', 'ended']),
  expiresAt: instant,
  /** Whether the address has an account: a talent's can take the profile over, any other's cannot. */
  account: z.enum(['none', 'talent', 'other']),
});
export type OpenedClaim = z.output<typeof openedClaimSchema>;

/** For whoever has no account. A guardian says who they are; the talent's name is on the profile. */
export const claimFormSchema = z.object({
  firstName: z.string().trim().min(1, 'First name is required').max(100),
  lastName: z.string().trim().min(1, 'Last name is required').max(100),
  password: newPassword,
  countryId: z.string('Please choose your country').min(1, 'Please choose your country'),
  /** Their own. Nobody under 18 has an account. */
  dateOfBirth: z.iso.date('Please enter your date of birth'),
});
export type ClaimForm = z.output<typeof claimFormSchema>;

const params = z.object({ token: z.string().min(1).max(200) });
const opened = '/api/talent-claims/{token}' as const;
const claimed = z.object({ talentProfileId: id });

export const talentClaimEndpoints = {
  open: endpoint({
    method: 'GET',
    path: opened,
    summary: 'The profile that a link is for',
    access: 'public',
    params,
    response: json(openedClaimSchema),
    errors: ['NOT_FOUND'],
    limit: { points: 60, seconds: 60, per: 'address' },
  }),
  register: endpoint({
    method: 'POST',
    path: `${opened}/register`,
    summary: "Make an account with the link's address, take the profile over, and be signed in",
    access: 'public',
    params,
    body: claimFormSchema,
    response: json(claimed.extend({ user: currentUserSchema }), 201),
    errors: ['NOT_FOUND', 'CLAIM_ENDED', 'HAS_ACCOUNT', 'ACCOUNT_SUSPENDED'],
    limit: { points: 20, seconds: 60 * 60, per: 'address' },
  }),
  accept: endpoint({
    method: 'POST',
    path: `${opened}/accept`,
    summary:
      "Take it over with the account that has the link's address; a talent's own profile stays, and is represented instead",
    access: ['talent'],
    params,
    response: json(claimed),
    errors: ['NOT_FOUND', 'CLAIM_ENDED', 'INVITATION_OF_ANOTHER', 'HAS_ACCOUNT'],
  }),
};
