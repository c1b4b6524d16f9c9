import { describe, expect, it } from 'vitest';
import { candidateOf, SLOTS, seatOf, sentTo, sessionOf } from '../auditions.fixture.ts';
import { countSending } from './count-sending.ts';
import { groupSeats, planMove, showSeating } from './seating.ts';

const [first, second, third] = SLOTS.map(({ id }) => id);
const mara = seatOf(0, { change: null, invitation: sentTo(0, { status: 'accepted' }) });
const teodor = seatOf(1);
const session = sessionOf([mara, teodor]);

const placesOf = (moves: ReturnType<typeof planMove>) =>
  moves?.map(({ person, slotId }) => [person.name, slotId]);

describe('moving someone', () => {
  it('changes places with whoever fills a slot of one, and goes alone into a free one', () => {
    expect(placesOf(planMove(session, mara, third ?? ''))).toEqual([[mara.name, third]]);
    expect(placesOf(planMove(session, mara, second ?? ''))).toEqual([
      [mara.name, second],
      [teodor.name, first],
    ]);
    const junia = candidateOf(2);
    expect(placesOf(planMove(session, junia, first ?? ''))).toEqual([
      [junia.name, first],
      [mara.name, null],
    ]);
  });

  it('does not go into a slot for several that is full', () => {
    const slots = SLOTS.map((slot) => ({ ...slot, capacity: 2 }));
    const full = sessionOf([mara, { ...teodor, slotId: first ?? '' }], { slots });
    expect(planMove(full, candidateOf(2), first ?? '')).toBeUndefined();
  });
});

describe('what shows before the server answers', () => {
  it('marks whoever is told something other than before, and counts it', () => {
    const moved = showSeating(session, {
      place: [
        { person: mara, slotId: third ?? '' },
        { person: candidateOf(2), slotId: null },
      ],
      remove: [],
    });
    expect(moved.seats.map(({ change }) => change)).toEqual(['moved', 'new', null]);
    expect(moved.unsentChanges).toBe(2);
    const back = showSeating(moved, {
      place: [{ person: mara, slotId: first ?? '' }],
      remove: [teodor],
    });
    expect(back.unsentChanges).toBe(0);
  });

  it('keeps whoever counts on it until they are told', () => {
    const left = showSeating(session, { place: [], remove: [mara, teodor] });
    expect(groupSeats(left).leaving.map(({ name }) => name)).toEqual([mara.name]);
    expect(left.seats).toHaveLength(1);
  });
});

it('counts who would hear what: also those whose answers stay', () => {
  const junia = seatOf(2, { change: 'moved', invitation: sentTo(1), hasConflict: true });
  const ines = seatOf(3, { change: 'removed', invitation: sentTo(2) });
  const all = sessionOf([mara, teodor, junia, ines], { unsentChanges: 4 });
  expect(countSending(all)).toEqual({
    invited: 1,
    askedAgain: 1,
    told: 1,
    cancelled: 1,
    waiting: 0,
    conflicts: 1,
  });
  expect(countSending({ ...all, unsentChanges: 3 }).told).toBe(0);
});
