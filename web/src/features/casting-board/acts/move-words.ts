import { teamStatusWord } from '../../../lib/casting/application-words.ts';
import type { BoardCard } from '../store/board-card.ts';
import type { Target } from './can-move.ts';

/** `Mara Okonjo`, `3 people`. */
export function whom(people: readonly BoardCard[]): string {
  const [first, ...others] = people;
  if (first === undefined) return 'Nobody';
  return others.length === 0 ? first.name : `${people.length} people`;
}

export function movedWords(people: readonly BoardCard[], to: Target, callback: string): string {
  if (to !== 'not_selected') return `Moved ${whom(people)} to ${teamStatusWord(to, callback)}`;
  return people.every(({ outside }) => outside !== undefined)
    ? `Moved ${whom(people)} to Not selected`
    : `${whom(people)} put in the tray`;
}

type Wish = { to: Target; callback: string; isCancelled: boolean };

/** Why some stayed, where there is something to say. */
export function stayedWords(
  count: number,
  { to, callback, isCancelled }: Wish,
): string | undefined {
  if (count === 0) return undefined;
  if (isCancelled) return 'This role was cancelled.';
  const there = teamStatusWord(to, callback);
  return `${count} stayed: not everyone can go to ${there} from where they are.`;
}
