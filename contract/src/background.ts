import * as z from 'zod';
import { BACKGROUND_STATUSES } from './deal-choices.ts';
import { aboutSchema, dealTalentSchema, ownQuery, ownSide, talentIds } from './deal-parts.ts';
import { empty, endpoint, json } from './endpoint.ts';
import { day, id, instant, nullableText, requiredText } from './fields.ts';
import { LIMITS } from './limits.ts';

const callTimeSchema = z.object({
  /** On the clocks where it is: `06:30`. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time'),
  place: requiredText(LIMITS.lineLength, 'Please say where'),
  message: nullableText(LIMITS.textLength),
});

const guestSchema = z.object({
  id,
  talent: dealTalentSchema,
  status: z.enum(BACKGROUND_STATUSES),
  /** Of those on the waiting list: who is next. */
  place: z.number().int().nullable(),
  answeredAt: instant.nullable(),
});

/** One day of one group: a role for people who are seen in numbers. */
const dayGroupSchema = z.object({
  id,
  roleId: id,
  day: z.iso.date(),
  needed: z.number().int(),
  confirmed: z.number().int(),
  waitlisted: z.number().int(),
  asked: z.number().int(),
  callTime: callTimeSchema.extend({ sentAt: instant }).nullable(),
  people: z.array(guestSchema),
});
export type BackgroundDay = z.output<typeof dayGroupSchema>;

/** As its talent's side reads it. */
const bookingSchema = z.object({
  id,
  ...aboutSchema,
  day: z.iso.date(),
  status: z.enum(BACKGROUND_STATUSES),
  place: z.number().int().nullable(),
  callTime: callTimeSchema.nullable(),
  createdAt: instant,
});
export type BackgroundBooking = z.output<typeof bookingSchema>;

const params = z.object({ id });
const days = json(z.object({ items: z.array(dayGroupSchema), nextCursor: z.null() }));

export const backgroundEndpoints = {
  days: endpoint({
    method: 'GET',
    path: '/api/production-roles/{id}/background-days',
    summary: 'How many are needed on which day, and who comes',
    access: ['client', 'admin'],
    params,
    response: days,
    errors: ['NOT_FOUND'],
  }),
  setDays: endpoint({
    method: 'PUT',
    path: '/api/production-roles/{id}/background-days',
    summary:
      'Say how many are needed on which day. Where more are needed than before, the waiting list moves up; a day that people were asked for stays',
    access: ['client'],
    params,
    body: z.object({
      days: z
        .array(
          z.object({
            day: day('Please choose a day'),
            needed: z
              .int('Please enter a number')
              .min(1, 'At least one')
              .max(LIMITS.backgroundNeeded),
          }),
        )
        .max(LIMITS.backgroundDays)
        .refine((all) => new Set(all.map((one) => one.day)).size === all.length, 'Each day once'),
    }),
    response: days,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ROLE_CANCELLED', 'DAY_IN_USE'],
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/background-days/{id}/bookings',
    summary: 'Ask people for a day: the first to confirm fill it, the others wait',
    access: ['client'],
    params,
    body: z.object({ talentProfileIds: talentIds }),
    response: json(dayGroupSchema, 201),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ROLE_CANCELLED'],
    idempotent: true,
  }),
  release: endpoint({
    method: 'POST',
    path: '/api/background-bookings/{id}/release',
    summary: 'Let someone go; whoever waits longest moves up and is told',
    access: ['client'],
    params,
    response: empty,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  sendCallTime: endpoint({
    method: 'POST',
    path: '/api/background-days/{id}/call-time',
    summary: 'Tell everyone who comes when and where',
    access: ['client'],
    params,
    body: callTimeSchema,
    response: json(z.object({ told: z.number().int() })),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    idempotent: true,
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/background-bookings',
    summary: "Days that the talent's side was asked for, those that wait for an answer first",
    access: 'signed-in',
    query: ownQuery,
    response: json(z.object({ items: z.array(bookingSchema), nextCursor: z.null() })),
    errors: ['NOT_FOUND'],
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/api/background-bookings/{id}/answer',
    summary: 'Confirm, which gets a place or one on the waiting list, or decline',
    access: ownSide,
    params,
    body: z.object({ answer: z.enum(['confirm', 'decline']) }),
    response: json(bookingSchema),
    errors: ['NOT_FOUND', 'BOOKING_ENDED'],
  }),
};
