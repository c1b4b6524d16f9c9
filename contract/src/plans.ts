import * as z from 'zod';
import type { Role } from './roles.ts';

export const SUBSCRIPTION_PLANS = ['free', 'pro'] as const;
export type Plan = (typeof SUBSCRIPTION_PLANS)[number];

/** What is sold to whom: a talent for themselves, an agency for its team and roster, a company for its clients. */
export const OFFERS = ['talent', 'agency', 'client'] as const;
export type Offer = (typeof OFFERS)[number];

export const BILLING_INTERVALS = ['monthly', 'yearly'] as const;
export type BillingInterval = (typeof BILLING_INTERVALS)[number];

export const CURRENCY = 'GBP';

/** In minor units. A year costs ten months. */
export const PRICES: Record<Offer, Record<BillingInterval, number>> = {
  talent: { monthly: 600, yearly: 6_000 },
  agency: { monthly: 2_900, yearly: 29_000 },
  client: { monthly: 3_900, yearly: 39_000 },
};

/** After a payment failed, Pro stays this long while it is tried again. */
export const GRACE_DAYS = 14;

/** Before a plan renews, whoever pays is told. */
export const REMINDER_DAYS: Record<BillingInterval, number> = { monthly: 3, yearly: 14 };

/** Admins keep the house and need no plan. */
export const OFFER_OF_ROLE: Record<Role, Offer | undefined> = {
  talent: 'talent',
  agent: 'agency',
  client: 'client',
  admin: undefined,
};

export const plan = z.enum(SUBSCRIPTION_PLANS);
export const offer = z.enum(OFFERS);
export const billingInterval = z.enum(BILLING_INTERVALS, 'Please choose monthly or yearly');
