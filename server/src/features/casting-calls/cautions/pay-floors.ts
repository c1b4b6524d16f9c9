import type { PAY_UNITS } from '@callboard/contract/production-choices';

type Unit = (typeof PAY_UNITS)[number];

/**
 * An hour's least pay in whole units of each currency, about what the law of its country asks for. A
 * reason to look, not advice on the law: docs/call-cautions.md has the whole table.
 */
export const HOURLY_FLOORS: Readonly<Record<string, number>> = {
  GBP: 12,
  EUR: 12,
  USD: 12,
  CAD: 17,
  AUD: 24,
  NZD: 23,
  CHF: 20,
  SEK: 130,
  NOK: 180,
  DKK: 130,
  PLN: 30,
  CZK: 125,
};

/** For how many hours' work each way of paying has to be enough. */
export const HOURS_OF: Readonly<Record<Unit, number>> = {
  hour: 1,
  half_day: 4,
  day: 8,
  week: 40,
  episode: 8,
  show: 3,
  flat: 4,
  session_plus_usage: 4,
};

/** In whole units of the currency; none where we know of none. An amount without a unit is for all. */
export function payFloor(currency: string, unit: Unit | null): number | undefined {
  const hourly = HOURLY_FLOORS[currency];
  return hourly === undefined ? undefined : hourly * HOURS_OF[unit ?? 'flat'];
}
