import { random } from '../portraits/random.ts';

/**
 * Cards from a shuffled pack: everybody gets another one until the pack is through. `fits` says
 * which cards a player can use; the first of those in the pack is dealt and goes to its bottom.
 */
export function pack<Card>(seed: string, cards: readonly Card[]) {
  const left = shuffled(seed, cards);
  return (fits: (card: Card) => boolean = () => true): Card | undefined => {
    const at = left.findIndex(fits);
    if (at < 0) return undefined;
    const [card] = left.splice(at, 1);
    if (card !== undefined) left.push(card);
    return card;
  };
}

export function shuffled<Card>(seed: string, cards: readonly Card[]): Card[] {
  const dice = random(`shuffle ${seed}`);
  return cards
    .map((card) => ({ card, place: dice.next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ card }) => card);
}
