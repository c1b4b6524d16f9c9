import * as z from 'zod';
import { endpoint, json, raw } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { billingInterval, offer, plan } from './plans.ts';

/** Real payments, or the embedded provider for trying out, with which no money moves. */
export const BILLING_PROVIDERS = ['stripe', 'try_out'] as const;
export type BillingProviderName = (typeof BILLING_PROVIDERS)[number];

/** `past_due`: a payment failed, and Pro stays while it is tried again. */
export const SUBSCRIPTION_STATUSES = ['active', 'past_due', 'ended'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

const subscriptionSchema = z.object({
  id,
  status: z.enum(SUBSCRIPTION_STATUSES),
  provider: z.enum(BILLING_PROVIDERS),
  interval: billingInterval,
  /** A smaller plan that begins when the paid period ends. */
  nextInterval: billingInterval.nullable(),
  currentPeriodEnd: instant,
  cancelAtPeriodEnd: z.boolean(),
  /** While past due: when Pro ends unless a payment comes through. */
  graceEndsAt: instant.nullable(),
  /** In minor units, for one period. */
  price: z.number().int(),
  currency: z.string(),
});
export type Subscription = z.output<typeof subscriptionSchema>;

const billingSchema = z.object({
  provider: z.enum(BILLING_PROVIDERS),
  offer,
  plan,
  /** Whose plan it is: the talent, the agency or the company, by name. */
  holder: z.string(),
  /** None as long as nobody ever paid for this holder. */
  subscription: subscriptionSchema.nullable(),
  /** Whether the viewer may buy, change and cancel it. */
  mayManage: z.boolean(),
});
export type Billing = z.output<typeof billingSchema>;

/** Agents name the portfolio; for everyone else it is their own plan, or their company's. */
const whose = { portfolioId: id.optional() };
const whoseQuery = z.object(whose);
const buyers = ['client', 'talent', 'agent'] as const;
const leadingAway = z.object({
  /** Where to go on: a page of the provider's, or one of ours for trying out. */
  url: z.string(),
});

/** As Stripe writes it into the address that one comes back to. */
const stripeSession = z.string().regex(/^cs_\w{1,200}$/, 'This is no checkout');

/** What is about to be bought from the embedded provider. */
const tryOutOrderSchema = z.object({
  id,
  offer,
  interval: billingInterval,
  holder: z.string(),
  /** Of an agency: to which of several one comes back. */
  portfolioId: id.nullable(),
  price: z.number().int(),
  currency: z.string(),
  isPaid: z.boolean(),
});
export type TryOutOrder = z.output<typeof tryOutOrderSchema>;

export const TRY_OUT_CARDS = ['accepted', 'declined'] as const;
const tryOutCard = z.enum(TRY_OUT_CARDS, 'Please choose what the card does');

export const billingEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/billing',
    summary:
      'The plan of the signed-in talent or company, or of a portfolio, and what is paid for it',
    access: buyers,
    query: whoseQuery,
    response: json(billingSchema),
    errors: ['NOT_FOUND', 'INVALID_INPUT'],
  }),
  provider: endpoint({
    method: 'GET',
    path: '/api/billing/provider',
    summary: 'From whom Pro is bought here, for those who set that up',
    access: ['admin'],
    response: json(z.object({ provider: z.enum(BILLING_PROVIDERS) })),
  }),
  checkout: endpoint({
    method: 'POST',
    path: '/api/billing/checkout',
    summary: 'Begin to buy Pro; goes on at the returned address',
    access: buyers,
    body: z.object({ interval: billingInterval, ...whose }),
    response: json(leadingAway, 201),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ALREADY_PRO', 'PROVIDER_FAILED'],
    limit: { points: 30, seconds: 60 * 60, per: 'user' },
  }),
  settle: endpoint({
    method: 'POST',
    path: '/api/billing/checkout/{reference}/settle',
    summary: 'Back from paying: look at the provider at once instead of waiting for its message',
    access: buyers,
    params: z.object({ reference: z.union([id, stripeSession], 'This is no checkout') }),
    response: json(billingSchema),
    errors: ['NOT_FOUND', 'PROVIDER_FAILED'],
    limit: { points: 60, seconds: 60 * 60, per: 'user' },
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/billing',
    summary: 'From monthly to yearly at once, from yearly to monthly when the paid year ends',
    access: buyers,
    body: z.object({ interval: billingInterval, ...whose }),
    response: json(billingSchema),
    errors: [
      'NOT_FOUND',
      'FORBIDDEN',
      'NO_SUBSCRIPTION',
      'CONFLICT',
      'CARD_DECLINED',
      'PROVIDER_FAILED',
    ],
    limit: { points: 60, seconds: 60 * 60, per: 'user' },
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/billing/cancel',
    summary: 'Let Pro end with the paid period',
    access: buyers,
    body: whoseQuery,
    response: json(billingSchema),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'NO_SUBSCRIPTION', 'CONFLICT', 'PROVIDER_FAILED'],
    limit: { points: 60, seconds: 60 * 60, per: 'user' },
  }),
  resume: endpoint({
    method: 'POST',
    path: '/api/billing/resume',
    summary: 'Keep Pro after all, or stay yearly, before the paid period ends',
    access: buyers,
    body: whoseQuery,
    response: json(billingSchema),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'NO_SUBSCRIPTION', 'CONFLICT', 'PROVIDER_FAILED'],
    limit: { points: 60, seconds: 60 * 60, per: 'user' },
  }),
  portal: endpoint({
    method: 'POST',
    path: '/api/billing/portal',
    summary: "Cards and invoices: the provider's own page",
    access: buyers,
    body: whoseQuery,
    response: json(leadingAway, 201),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'NO_SUBSCRIPTION', 'PROVIDER_FAILED'],
    limit: { points: 30, seconds: 60 * 60, per: 'user' },
  }),
  stripeWebhook: endpoint({
    method: 'POST',
    path: '/api/billing/stripe-webhook',
    summary: 'What Stripe tells, signed; however often and in whatever order it comes',
    access: 'public',
    response: raw('application/json'),
    errors: ['NOT_FOUND', 'INVALID_SIGNATURE'],
  }),
  tryOutOrder: endpoint({
    method: 'GET',
    path: '/api/billing/try-out/{id}',
    summary: 'What is about to be bought from the embedded provider for trying out',
    access: buyers,
    params: z.object({ id }),
    response: json(tryOutOrderSchema),
    errors: ['NOT_FOUND'],
  }),
  tryOutPay: endpoint({
    method: 'POST',
    path: '/api/billing/try-out/{id}/pay',
    summary: 'Pay with a card that is not real: no money moves',
    access: buyers,
    params: z.object({ id }),
    body: z.object({ card: tryOutCard }),
    response: json(billingSchema),
    errors: ['NOT_FOUND', 'CARD_DECLINED', 'ALREADY_PRO'],
    limit: { points: 60, seconds: 60 * 60, per: 'user' },
  }),
  tryOutRenewal: endpoint({
    method: 'POST',
    path: '/api/billing/try-out/renewal',
    summary:
      'Embedded provider only: let the paid period end now, with a card that works or does not',
    access: buyers,
    body: z.object({ card: tryOutCard, ...whose }),
    response: json(billingSchema),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'NO_SUBSCRIPTION'],
    limit: { points: 60, seconds: 60 * 60, per: 'user' },
  }),
};
