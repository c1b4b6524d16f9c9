import { hasTyped } from '../../../ui/match-options.ts';
import type { Term } from './facet-terms.ts';

export type Option = { id: string; name: string; count: number; isChosen: boolean };

type Given = {
  terms: readonly Term[];
  counts: Readonly<Record<string, number>>;
  chosen: readonly string[];
};

/** Lists up to here show in their own order and in full. */
export const SHORT = 8;
/** Of longer ones, so many until more are asked for. */
export const FIRST = 6;
/** Longer than anyone reads: typed into, not opened in full. */
export const LONG = 24;

/**
 * The order of a long list: what most people have comes first. It is worked out once, when the list
 * comes into sight, so that nothing moves under the finger as the counts change.
 */
export function orderOf({ terms, counts }: Pick<Given, 'terms' | 'counts'>): string[] {
  const ids = terms.map(({ id }) => id);
  if (ids.length <= SHORT) return ids;
  return ids.toSorted((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0));
}

export function optionsOf(order: readonly string[], { terms, counts, chosen }: Given): Option[] {
  const names = new Map(terms.map(({ id, name }) => [id, name]));
  return order.flatMap((id) => {
    const name = names.get(id);
    if (name === undefined) return [];
    return [{ id, name, count: counts[id] ?? 0, isChosen: chosen.includes(id) }];
  });
}

type Wanted = { typed: string; isOpened: boolean };

/** The first ones, whatever is chosen, and all that match what is typed. */
export function shownOf(options: readonly Option[], { typed, isOpened }: Wanted): Option[] {
  if (typed.trim() !== '') {
    return options.filter(({ name }) => hasTyped(name, typed)).slice(0, LONG);
  }
  if (options.length <= SHORT) return [...options];
  if (isOpened) return options.filter(isWorthShowing).slice(0, LONG);
  return options.filter((option, place) => place < FIRST || option.isChosen);
}

function isWorthShowing({ count, isChosen }: Option, _: number, all: readonly Option[]): boolean {
  return all.length <= LONG || count > 0 || isChosen;
}

/** In or out of a list of choices. */
export function toggled(chosen: readonly string[], id: string): string[] {
  return chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
}
