import { dayWords } from './date-words.ts';
import { money } from './money.ts';
import type { CallTerms } from './terms-of.ts';

type Exclusivity = NonNullable<CallTerms['usage']>['exclusivity'];

/** What a commercial pays beyond the day's work and asks for in return, in one line. */
export function usageWords({ usage, payCurrency }: CallTerms): string {
  if (usage === null) return 'No usage';
  const fee = (amount: number | null) => amount && money(amount, payCurrency);
  return list([
    ['session', fee(usage.sessionFee)],
    ['fitting', fee(usage.fittingFee)],
    ['overtime', usage.overtime],
    ['buyout', fee(usage.buyout)],
    ['media', usage.media],
    ['territory', usage.territory],
    ['term', usage.term],
    ['from', usage.startsOn && dayWords(usage.startsOn)],
    ['spots', usage.spots],
    ['exclusive', exclusivityWords(usage.exclusivity)],
  ]);
}

function exclusivityWords(exclusivity: Exclusivity): string | null {
  if (exclusivity === null) return null;
  const { category, territory, term } = exclusivity;
  const said = [category, territory, term].filter((part) => part !== null);
  return said.length > 0 ? said.join(', ') : 'yes';
}

function list(parts: [name: string, value: string | number | null][]): string {
  const said = parts.filter(([, value]) => value !== null);
  if (said.length === 0) return 'Usage without terms';
  return said.map(([name, value]) => `${name} ${value}`).join('; ');
}
