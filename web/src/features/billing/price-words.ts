import { type BillingInterval, type Offer, PRICES } from '@callboard/contract/plans';
import { moneyInWords } from '../../lib/casting/money.ts';

export const PERIODS: Record<BillingInterval, string> = { monthly: 'month', yearly: 'year' };

/** "£6 a month". */
export function priceInWords(price: number, currency: string, interval: BillingInterval): string {
  return `${moneyInWords(price, currency)} a ${PERIODS[interval]}`;
}

const MONTHS_IN_WORDS = ['', 'one month', 'two months', 'three months', 'four months'];

/** "two months free": whole months that a year costs less than twelve of them. Nothing where there is none. */
export function monthsFree(offer: Offer): string | undefined {
  const { monthly, yearly } = PRICES[offer];
  const months = Math.floor((12 * monthly - yearly) / monthly);
  const words = MONTHS_IN_WORDS[months];
  return words === undefined || words === '' ? undefined : `${words} free`;
}
