import { type Entry, NOWHERE } from './entry.ts';
import type { Condition, Found, Mark, Query } from './query.ts';
import { PLACES } from './search.ts';
import { allowedSlips, isNear } from './slips.ts';

/** The same answers as the engine's, the long way: entry after entry. */
export function findPlainly(entries: readonly Entry[], query: Query): Found {
  const typed = query.words.map((word) => ({
    condition: { is: 'word', word } as Condition,
    apartFrom: [] as readonly string[],
  }));
  const filters = [...query.filters, ...typed];
  const without = (group?: string) =>
    entries.filter(
      (entry) =>
        meets(entry, query.seen) &&
        filters.every(
          ({ condition, apartFrom = [] }) =>
            (group !== undefined && apartFrom.includes(group)) || meets(entry, condition),
        ),
    );
  const found = without();
  const marked = found.map((entry) => ({ entry, mark: markOf(entry, query) }));
  marked.sort((one, other) => compare(one.mark, other.mark));
  const { after } = query;
  const rest = after === undefined ? marked : marked.filter(({ mark }) => compare(mark, after) > 0);
  const page = rest.slice(0, query.limit);
  return {
    total: found.length,
    ids: page.map(({ entry }) => entry.id),
    told: page.map(({ entry }) =>
      entry.terms.filter((term) => query.told.includes(term.replace(/:.*/, ''))),
    ),
    mark: rest.length > query.limit ? page.at(-1)?.mark : undefined,
    counts: Object.fromEntries(
      query.counted.map((group) => [
        group,
        tally(termsIn(without(group), group).map((value) => value.replace(/~.*/, ''))),
      ]),
    ),
    grades: Object.fromEntries(
      query.graded.map((name) => {
        const [group = '', value] = name.split(':');
        const held = termsIn(without(group), group).filter((one) => one.startsWith(`${value}~`));
        return [name, tally(held.map((one) => one.replace(/.*~/, '')))];
      }),
    ),
    steps: Object.fromEntries(
      query.steps.map(({ group, column, least }) => [
        group,
        least.map((from) => without(group).filter((e) => (e.numbers[column] ?? -1) >= from).length),
      ]),
    ),
    places: Object.entries(tally(without(PLACES).map(({ place }) => String(place))))
      .map(([place, count]) => ({ place: Number(place), count }))
      .filter(({ place }) => place !== NOWHERE)
      .sort((one, other) => other.count - one.count || one.place - other.place)
      .slice(0, query.places),
  };
}

function termsIn(entries: readonly Entry[], group: string): string[] {
  return entries.flatMap(({ terms }) =>
    terms.flatMap((term) => (term.startsWith(`${group}:`) ? [term.slice(group.length + 1)] : [])),
  );
}

function tally(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

function meets(entry: Entry, condition: Condition): boolean {
  switch (condition.is) {
    case 'term':
      return condition.among.some((term) => entry.terms.includes(term));
    case 'key':
      return condition.among.some((key) => entry.keys.includes(key));
    case 'near':
      return (
        entry.place !== NOWHERE &&
        (condition.distances[entry.place] ?? Number.MAX_VALUE) <= condition.most
      );
    case 'id':
      return condition.among.includes(entry.id);
    case 'between': {
      const told = entry.numbers[condition.column];
      return told !== undefined && told >= condition.least && told <= condition.most;
    }
    case 'free':
      return entry.spans.every(
        ({ first, last }) => last < condition.first || first > condition.last,
      );
    case 'word':
      return hasTyped(entry, condition.word) || hasAlike(entry, condition.word);
    case 'not':
      return !meets(entry, condition.of);
    case 'any':
      return condition.of.some((one) => meets(entry, one));
    case 'every':
      return condition.of.every((one) => meets(entry, one));
  }
}

const hasTyped = ({ words }: Entry, typed: string) => words.some((word) => word.startsWith(typed));

const hasAlike = ({ words }: Entry, typed: string) =>
  words.some((word) => isNear(typed, word, allowedSlips(typed)));

function markOf(entry: Entry, { words, order }: Query): Mark {
  const tier = words.every((word) => hasTyped(entry, word)) ? 0 : 1;
  const name = order.by === 'name' ? entry.name : '';
  return { tier, key: keyOf(entry, order), name, id: entry.id };
}

function keyOf(entry: Entry, order: Query['order']): number {
  switch (order.by) {
    case 'name':
      return 0;
    case 'nearest':
      return entry.place === NOWHERE
        ? Number.MAX_VALUE
        : (order.distances[entry.place] ?? Number.MAX_VALUE);
    case 'wishes': {
      const verdicts = order.wishes.map(({ met, unknown, isPlus }) => {
        if (meets(entry, met)) return 'met';
        if (isPlus) return 'nothing';
        return unknown !== undefined && meets(entry, unknown) ? 'unknown' : 'unmet';
      });
      const count = (wanted: string) => verdicts.filter((verdict) => verdict === wanted).length;
      const asked = verdicts.length - count('nothing');
      return count('unmet') - Math.round((count('met') / Math.max(asked, 1)) * 1_000_000) * 256;
    }
    default:
      return -entry.moments[order.by];
  }
}

function compare(one: Mark, other: Mark): number {
  if (one.tier !== other.tier) return one.tier - other.tier;
  if (one.name !== other.name) return one.name < other.name ? -1 : 1;
  if (one.key !== other.key && one.name === '') return one.key - other.key;
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
}
