import { readNumber } from '../talent/read-typed.ts';

/** 100 pence to the pound, but a yen is a yen. */
function minorUnitsIn(currency: string | null): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: currency ?? '' });
    return 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  } catch {
    // Nothing chosen yet.
    return 100;
  }
}

/** `£1,150`, `€450.50`: the part below the whole is said only where there is one. */
export function moneyInWords(amount: number, currency: string | null): string {
  const whole = amount / minorUnitsIn(currency);
  const minimumFractionDigits = Number.isInteger(whole) ? 0 : undefined;
  if (currency === null) return whole.toLocaleString('en-GB');
  return whole.toLocaleString('en-GB', { style: 'currency', currency, minimumFractionDigits });
}

/** As it is typed: `45050` pence are `450.50`. */
export function moneyAsTyped(amount: number | null, currency: string | null): string {
  if (amount === null) return '';
  const whole = amount / minorUnitsIn(currency);
  return Number.isInteger(whole) ? String(whole) : whole.toFixed(2);
}

/** In minor units; not a number for what is none. */
export function readMoney(typed: string, currency: string | null): number | null {
  const whole = readNumber(typed.replaceAll(/[\s,](?=\d{3}\b)/g, ''));
  return whole === null ? null : Math.round(whole * minorUnitsIn(currency));
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
