import type { OutsidePerson, OutsidePersonForm } from '@callboard/contract/outside-people';
import { callAt } from '../../../lib/api-client.ts';
import { BOARD_CALLS, type Calls } from '../calls.ts';
import type { BoardCard } from '../store/board-card.ts';
import type { BoardStore } from '../store/board-store.ts';

type Status = OutsidePersonForm['status'];

/** Nobody is told: they are not here. */
export async function moveOutside(
  board: BoardStore,
  people: readonly BoardCard[],
  to: Status,
): Promise<void> {
  const change = board.change(
    people.map(({ id }) => id),
    (card) => ({ ...card, status: to }),
  );
  try {
    const saved = await Promise.all(people.map(({ id }) => changeOutside(id, { status: to })));
    for (const person of saved) board.putOutside(person);
    change.drop();
  } catch (error) {
    change.drop();
    throw error;
  }
}

/** Each to where they were. */
export async function moveOutsideBack(
  board: BoardStore,
  people: readonly BoardCard[],
): Promise<void> {
  const places = new Map<Status, BoardCard[]>();
  for (const card of people) {
    if (card.outside === undefined) continue;
    const { status } = card.outside;
    places.set(status, [...(places.get(status) ?? []), card]);
  }
  await Promise.all([...places].map(([status, those]) => moveOutside(board, those, status)));
}

export function changeOutside(
  id: string,
  body: Partial<OutsidePersonForm>,
): Promise<OutsidePerson> {
  return callAt<Calls['changeOutsidePerson']>(BOARD_CALLS.changeOutsidePerson, {
    params: { id },
    body,
  });
}
