import type { OfferTerms } from '@callboard/contract/offers';
import { offers } from '../../features/deals/offers/tables.ts';
import { applicationIdOf } from '../applications/application-ids.ts';
import { moverOf } from '../applications/mover-of.ts';
import { type PlannedApplication, planApplications } from '../applications/plan-applications.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { dayAt, isoDay } from '../demo-time.ts';
import { insertMany } from '../insert-many.ts';
import type { Posting } from '../productions/postings.ts';

/** Whoever was offered a role was made an offer, and it went as their history says. */
export const loadOffers: DemoLoader = async (tx, now) => {
  const rows = planApplications(now).flatMap((planned) => offerRow(planned, now));
  await insertMany(tx, offers, rows);
};

const OUTCOMES = { booked: 'accepted', offer_declined: 'declined' } as const;

function offerRow(planned: PlannedApplication, now: Date): (typeof offers.$inferInsert)[] {
  const { key, posting, steps } = planned;
  const offered = steps.findIndex(({ to }) => to === 'offered');
  const step = steps[offered];
  if (step?.from == null) return [];
  const next = steps[offered + 1];
  const outcome = next && (next.to === 'booked' || next.to === 'offer_declined') ? next : undefined;
  const wasEnded = next !== undefined && outcome === undefined;
  const status = outcome === undefined ? (wasEnded ? 'withdrawn' : 'sent') : outcomeOf(outcome.to);
  const sentByUserId = moverOf(planned, offered);
  if (sentByUserId === null) return [];
  return [
    {
      id: demoId(`offer/${key}`),
      applicationId: applicationIdOf(key),
      terms: termsFor(posting, now),
      status,
      fromStatus: step.from,
      sentByUserId,
      answeredByUserId: outcome === undefined ? null : moverOf(planned, offered + 1),
      answeredAt: next?.at ?? null,
      reason: status === 'declined' ? 'The dates clash with a tour already signed.' : null,
      createdAt: step.at,
      updatedAt: next?.at ?? step.at,
    },
  ];
}

function outcomeOf(to: string): 'accepted' | 'declined' {
  return to === 'booked' ? OUTCOMES.booked : OUTCOMES.offer_declined;
}

function termsFor({ role, production }: Posting, now: Date): OfferTerms {
  const work = role.details?.work ?? production.everyRole?.work ?? [{ from: 30, to: 34 }];
  return {
    fee: role.pay.payAmount ?? 0,
    currency: role.pay.payCurrency ?? 'GBP',
    unit: role.pay.payUnit ?? 'day',
    days: work.map(({ from, to }) => ({ from: isoDay(now, from), to: isoDay(now, to) })),
    options: 'Two further days at the same rate, first call.',
    billing: 'Single card, in order of appearance.',
    travel: 'Standard class, door to door.',
    perDiem: 'As the union agreement says.',
    commission: 'Out of the fee.',
    riders: null,
    note: 'Everyone here would be very glad.',
    answerBy: dayAt(now, 4, 17).toISOString(),
  };
}
