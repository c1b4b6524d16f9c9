import { readNumber } from '../../lib/talent/read-typed.ts';
import type { Fields } from './autosave.ts';

/**
 * What a day costs. It is stored in minor units; while it is typed, the amount is text in whole ones,
 * and the currency waits beside it.
 */
export function shownDayRate(rate: unknown, usual: string): { amount: string; currency: string } {
  if (!isRate(rate)) return { amount: '', currency: usual };
  const { amount = '', currency = usual } = rate;
  return { amount: typeof amount === 'number' ? inWholeUnits(amount, currency) : amount, currency };
}

export function readDayRate(typed: unknown): unknown {
  if (!isRate(typed) || typeof typed.amount !== 'string') return typed;
  const { amount, currency = '' } = typed;
  const whole = readNumber(amount);
  if (whole === null) return null;
  return { amount: Math.round(whole * minorUnitsIn(currency)), currency };
}

/** `45050` pence are `450.50` pounds, and `45000` are `450`. */
function inWholeUnits(minor: number, currency: string): string {
  const whole = minor / minorUnitsIn(currency);
  return Number.isInteger(whole) ? String(whole) : whole.toFixed(2);
}

type Rate = Fields & { amount?: string | number; currency?: string };

function isRate(value: unknown): value is Rate {
  return typeof value === 'object' && value !== null;
}

/** 100 pence to the pound, but a yen is a yen. */
function minorUnitsIn(currency: string): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    return 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  } catch {
    // Nothing chosen yet.
    return 100;
  }
}

const USUAL_BY_COUNTRY: Record<string, string> = {
  us: 'USD',
  gb: 'GBP',
  ca: 'CAD',
  au: 'AUD',
  nz: 'NZD',
  za: 'ZAR',
  in: 'INR',
};
export const usualCurrency = (countryId: string | null) =>
  USUAL_BY_COUNTRY[countryId ?? ''] ?? 'EUR';

/** "GBP · British Pound", found by either. */
export function currencyOptions() {
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((code) => ({
    value: code,
    label: `${code} · ${names.of(code) ?? code}`,
  }));
}
