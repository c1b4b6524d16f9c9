import { moneyAsTyped, readMoney } from '../../lib/casting/money.ts';
import type { Fields } from './autosave.ts';

/**
 * What a day costs. It is stored in minor units; while it is typed, the amount is text in whole ones,
 * and the currency waits beside it.
 */
export function shownDayRate(rate: unknown, usual: string): { amount: string; currency: string } {
  if (!isRate(rate)) return { amount: '', currency: usual };
  const { amount = '', currency = usual } = rate;
  return { amount: typeof amount === 'number' ? moneyAsTyped(amount, currency) : amount, currency };
}

export function readDayRate(typed: unknown): unknown {
  if (!isRate(typed) || typeof typed.amount !== 'string') return typed;
  const { amount: text, currency = '' } = typed;
  const amount = readMoney(text, currency);
  return amount === null ? null : { amount, currency };
}

type Rate = Fields & { amount?: string | number; currency?: string };

function isRate(value: unknown): value is Rate {
  return typeof value === 'object' && value !== null;
}
