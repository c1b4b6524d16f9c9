import type { OfferTerms } from '@callboard/contract/offers';
import { offerTermsSchema } from '@callboard/contract/offers';
import type { RoleDetail } from '@callboard/contract/production-roles';
import { findErrors } from '../../../lib/casting/find-errors.ts';
import { fromLocalTime, toLocalTime } from '../../../lib/casting/local-time.ts';
import { usualCurrency } from '../../../lib/casting/money.ts';
import { comingDays } from '../asking/work-days.ts';

/** An offer as it is typed: perhaps without a fee, and its deadline as the browser's field has it. */
export type OfferDraft = Omit<OfferTerms, 'fee' | 'answerBy'> & {
  fee: number | null;
  answerBy: string | null;
};

const ANSWER_DAYS = 3;

/** Begins with what the role pays and when it works. */
export function offerFor(
  role: RoleDetail,
  countryId: string | null,
  now: Date = new Date(),
): OfferDraft {
  const answerBy = new Date(now);
  answerBy.setDate(answerBy.getDate() + ANSWER_DAYS);
  answerBy.setHours(18, 0, 0, 0);
  return {
    fee: role.payAmount,
    currency: role.payCurrency ?? role.production.currency ?? usualCurrency(countryId),
    unit: role.payUnit ?? 'flat',
    days: comingDays(role.workDates, now),
    options: null,
    billing: null,
    travel: null,
    perDiem: null,
    commission: null,
    riders: null,
    note: null,
    answerBy: toLocalTime(answerBy.toISOString()),
  };
}

/** As the server wants it, or what is wrong with it. */
export function readOffer(draft: OfferDraft, now: Date = new Date()) {
  const answerBy = draft.answerBy === null ? null : fromLocalTime(draft.answerBy);
  const errors = findErrors(offerTermsSchema, { ...draft, answerBy });
  if (answerBy === '') errors.answerBy = 'Please choose a day and time';
  else if (answerBy !== null && new Date(answerBy) <= now) errors.answerBy = 'This is in the past';
  const { fee } = draft;
  if (fee === null || Object.keys(errors).length > 0) return { errors, terms: undefined };
  return { errors, terms: { ...draft, fee, answerBy } satisfies OfferTerms };
}
