import { type BoardCard, columnOf } from '../store/board-card.ts';
import type { Sort } from './look.ts';

type Compare = (a: BoardCard, b: BoardCard) => number;

const collator = new Intl.Collator('en', { sensitivity: 'base' });

/** Times are written so that they sort as texts; ids settle what came in the same moment. */
const newest: Compare = (a, b) => {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return a.id < b.id ? 1 : -1;
};

const ORDERS: Record<Sort, Compare> = {
  newest,
  oldest: (a, b) => newest(b, a),
  fit: (a, b) => over(a) - over(b) || share(b) - share(a) || newest(a, b),
  rating: (a, b) =>
    over(a) - over(b) || (b.rating.average ?? 0) - (a.rating.average ?? 0) || newest(a, b),
  name: (a, b) => collator.compare(a.name, b.name) || newest(a, b),
};

export const SORT_WORDS: Record<Sort, string> = {
  fit: 'Best fit',
  newest: 'Newest',
  oldest: 'Oldest',
  rating: 'Rating',
  name: 'Name',
};

export function sortCards(cards: BoardCard[], sort: Sort): BoardCard[] {
  return cards.sort(ORDERS[sort]);
}

/** However good, who is out of it comes after those one can still choose. */
const over = (card: BoardCard) => (columnOf(card) === 'ended' ? 1 : 0);

/** Who met more of a longer list comes before who met as much of a shorter one. */
function share({ fit: { met, asked } }: BoardCard): number {
  return asked === 0 ? -1 : met / asked + met / 1_000;
}
