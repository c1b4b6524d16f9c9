import { money } from './money.ts';
import type { CallTerms } from './terms-of.ts';

const KINDS: Record<CallTerms['payKind'], string> = {
  paid: 'Paid',
  low_pay: 'Low pay',
  deferred: 'Deferred pay',
  expenses_only: 'Expenses only',
  unpaid: 'Unpaid',
};

const UNITS: Record<NonNullable<CallTerms['payUnit']>, string> = {
  hour: 'an hour',
  half_day: 'a half day',
  day: 'a day',
  week: 'a week',
  episode: 'an episode',
  show: 'a show',
  flat: 'in all',
  session_plus_usage: 'a session, plus usage',
};

type Pay = Pick<CallTerms, 'payKind' | 'payAmount' | 'payUnit' | 'payCurrency'>;

/** '£450 a day', 'Deferred pay, £450 a day', 'Unpaid'. */
export function payWords({ payKind, payAmount, payUnit, payCurrency }: Pay): string {
  if (payAmount === null) return KINDS[payKind];
  const amount = money(payAmount, payCurrency);
  const rate = payUnit === null ? amount : `${amount} ${UNITS[payUnit]}`;
  return payKind === 'paid' ? rate : `${KINDS[payKind]}, ${rate}`;
}
