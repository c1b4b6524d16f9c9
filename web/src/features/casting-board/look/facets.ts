import type { BoardCard } from '../store/board-card.ts';
import { SELF } from './matches-look.ts';

export type Facets = {
  tags: string[];
  agencies: string[];
  genders: string[];
  unionIds: string[];
  /** The most that anyone was asked for. */
  asked: number;
};

/** What there is to choose from, of those who are here. */
export function facetsOf(cards: Iterable<BoardCard>): Facets {
  const tags = new Set<string>();
  const agencies = new Set<string>();
  const genders = new Set<string>();
  const unionIds = new Set<string>();
  let asked = 0;
  for (const card of cards) {
    for (const tag of card.tags) tags.add(tag);
    for (const id of card.unionIds) unionIds.add(id);
    agencies.add(card.agencyName ?? SELF);
    if (card.gender !== null) genders.add(card.gender);
    asked = Math.max(asked, card.fit.asked);
  }
  const sorted = (values: Set<string>) => [...values].sort((a, b) => a.localeCompare(b));
  return {
    tags: sorted(tags),
    agencies: sorted(agencies),
    genders: sorted(genders),
    unionIds: sorted(unionIds),
    asked,
  };
}
