import type { Pick } from '@callboard/contract/application-moves';
import { callAt } from '../../../lib/api-client.ts';
import { PICK_WORDS } from '../../../lib/casting/application-words.ts';
import { BOARD_CALLS, type Calls } from '../calls.ts';
import type { BoardCard } from '../store/board-card.ts';
import type { BoardStore } from '../store/board-store.ts';
import { announce } from './announce.ts';
import { showRefused } from './show-refused.ts';

/** One's own pick of everyone named; the same again takes it back. */
export async function pickPeople(
  board: BoardStore,
  ids: readonly string[],
  pick: Pick,
): Promise<void> {
  const people = applicantsOf(board, ids);
  const isTakenBack = people.every(({ own }) => own.pick === pick);
  const next = isTakenBack ? null : pick;
  announce(next === null ? 'Pick taken back' : `${PICK_WORDS[pick]} picked`);
  await mark(board, people, { pick: next }, (card) => ({
    ...card,
    own: { ...card.own, pick: next },
  }));
}

export async function ratePeople(
  board: BoardStore,
  ids: readonly string[],
  rating: number | null,
): Promise<void> {
  announce(rating === null ? 'Rating taken back' : `Rated ${rating} of 5`);
  await mark(board, applicantsOf(board, ids), { rating }, (card) => withRating(card, rating));
}

export async function tagPerson(
  board: BoardStore,
  id: string,
  tags: { own: string[]; before: readonly string[] },
): Promise<void> {
  await mark(board, applicantsOf(board, [id]), { tags: tags.own }, (card) => {
    const ofOthers = card.tags.filter((tag) => !tags.before.includes(tag));
    return { ...card, tags: [...new Set([...ofOthers, ...tags.own])].sort() };
  });
}

/** People from outside have no marks. */
function applicantsOf(board: BoardStore, ids: readonly string[]): BoardCard[] {
  return ids.flatMap((id) => board.find(id) ?? []).filter(({ outside }) => outside === undefined);
}

type Mark = { pick?: Pick | null; rating?: number | null; tags?: string[] };

async function mark(
  board: BoardStore,
  people: readonly BoardCard[],
  body: Mark,
  apply: (card: BoardCard) => BoardCard,
): Promise<void> {
  const ids = people.map(({ id }) => id);
  const change = board.change(ids, apply);
  try {
    await Promise.all(
      ids.map((id) => callAt<Calls['mark']>(BOARD_CALLS.mark, { params: { id }, body })),
    );
    change.keep();
  } catch (error) {
    change.drop();
    showRefused('Not kept', error);
  }
}

/** The team's average with one's own rating in it. */
function withRating(card: BoardCard, rating: number | null): BoardCard {
  const { average, count } = card.rating;
  const own = card.own.rating;
  const total = (average ?? 0) * count - (own ?? 0) + (rating ?? 0);
  const raters = count - (own === null ? 0 : 1) + (rating === null ? 0 : 1);
  return {
    ...card,
    own: { ...card.own, rating },
    rating: { average: raters <= 0 ? null : total / raters, count: Math.max(raters, 0) },
  };
}
