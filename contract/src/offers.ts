import * as z from 'zod';
import { OFFER_STATUSES } from './deal-choices.ts';
import { aboutSchema, daysSchema, ownQuery, ownSide, someDays } from './deal-parts.ts';
import { endpoint, json } from './endpoint.ts';
import { id, instant, nullableText } from './fields.ts';
import { LIMITS } from './limits.ts';
import { PAY_UNITS } from './production-choices.ts';

const line = nullableText(LIMITS.lineLength);
const text = nullableText(LIMITS.textLength);

/** What is offered. Money in minor units of the currency. */
export const offerTermsSchema = z.object({
  fee: z.int('Please enter an amount').min(0, 'Please enter an amount').max(2_000_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/, 'Please choose a currency'),
  unit: z.enum(PAY_UNITS),
  days: someDays,
  /** Further days or seasons that may be asked for. */
  options: text,
  billing: line,
  travel: line,
  perDiem: line,
  /** The agent's, on top of the fee or out of it. */
  commission: line,
  riders: text,
  note: text,
  /** Until when it stands. */
  answerBy: instant.nullable(),
});
export type OfferTerms = z.output<typeof offerTermsSchema>;

const offerSchema = z.object({
  id,
  applicationId: id,
  ...aboutSchema,
  ...offerTermsSchema.shape,
  days: z.array(daysSchema),
  status: z.enum(OFFER_STATUSES),
  sentBy: z.string(),
  createdAt: instant,
  answeredAt: instant.nullable(),
  answeredBy: z.string().nullable(),
  /** Why it was declined or withdrawn. */
  reason: z.string().nullable(),
});
export type Offer = z.output<typeof offerSchema>;

const params = z.object({ id });
const offer = json(offerSchema);
const list = json(z.object({ items: z.array(offerSchema), nextCursor: z.null() }));

export const offerEndpoints = {
  send: endpoint({
    method: 'POST',
    path: '/api/applications/{id}/offers',
    summary: 'Make an offer: the application is offered, and its talent’s side is told at once',
    access: ['client'],
    params,
    body: offerTermsSchema,
    response: json(offerSchema, 201),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ILLEGAL_MOVE', 'ROLE_CANCELLED', 'OFFER_OUT'],
    idempotent: true,
  }),
  ofApplication: endpoint({
    method: 'GET',
    path: '/api/applications/{id}/offers',
    summary: 'Every offer that was made to an application, the newest first, for both sides',
    access: 'signed-in',
    params,
    response: list,
    errors: ['NOT_FOUND'],
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/offers',
    summary: "Offers to the talent's side, those that wait for an answer first",
    access: 'signed-in',
    query: ownQuery,
    response: list,
    errors: ['NOT_FOUND'],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/offers/{id}/withdrawal',
    summary: 'Take an offer back: the application stands where it stood before',
    access: ['client'],
    params,
    body: z.object({ reason: line }),
    response: offer,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'OFFER_ENDED'],
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/api/offers/{id}/answer',
    summary: 'Accept, which books, or decline',
    access: ownSide,
    params,
    body: z.object({ answer: z.enum(['accept', 'decline']), reason: line }),
    response: offer,
    errors: ['NOT_FOUND', 'OFFER_ENDED'],
  }),
};
