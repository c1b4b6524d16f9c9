import { HOLD_RANKS } from '@callboard/contract/deal-choices';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moveUp } from './move-up.ts';
import { overlap } from './policy.ts';

const hold = (id: string, rank: (typeof HOLD_RANKS)[number], from: string, to = from) => ({
  id,
  rank,
  from: `2026-05-${from}`,
  to: `2026-05-${to}`,
});
const outcome = (...moved: ReturnType<typeof hold>[]) => moved.map(({ id, rank }) => [id, rank]);

it('moves the second to first and the oldest backup of its days to second', () => {
  const kept = [
    hold('second', 'second', '04', '06'),
    hold('elsewhere', 'backup', '20'),
    hold('backup', 'backup', '06', '08'),
    hold('younger', 'backup', '06'),
  ];
  expect(outcome(...moveUp(kept, [hold('ended', 'first', '04')]))).toEqual([
    ['second', 'first'],
    ['backup', 'second'],
  ]);
});

it('lets a backup become first where nobody is between, and passes nobody', () => {
  const backup = hold('backup', 'backup', '04', '06');
  expect(outcome(...moveUp([backup], [hold('ended', 'first', '04')]))).toEqual([
    ['backup', 'first'],
  ]);
  const blocked = [hold('first', 'first', '08'), hold('second', 'second', '06', '08'), backup];
  expect(moveUp(blocked, [hold('ended', 'first', '04', '07')])).toEqual([]);
});

const day = fc.integer({ min: 10, max: 20 });
const holdsOfOne = fc.array(fc.tuple(fc.constantFrom(...HOLD_RANKS), day, fc.nat(4)), {
  maxLength: 12,
});
const isClear = (holds: ReturnType<typeof hold>[]) =>
  holds.every((one) =>
    holds.every(
      (other) =>
        one === other || one.rank === 'backup' || one.rank !== other.rank || !overlap(one, other),
    ),
  );

it('whatever ends, never has two of a rank on one day nor moves anybody down', () => {
  fc.assert(
    fc.property(holdsOfOne, fc.nat(), (given, which) => {
      const all: ReturnType<typeof hold>[] = [];
      for (const [at, [rank, from, length]] of given.entries()) {
        const one = hold(String(at), rank, String(from), String(from + length));
        if (isClear([...all, one])) all.push(one);
      }
      const ended = all.filter((_, at) => at % 3 === which % 3);
      const kept = all.filter((one) => !ended.includes(one));
      const moved = new Map(moveUp(kept, ended).map((one) => [one.id, one.rank]));
      const after = kept.map((one) => ({ ...one, rank: moved.get(one.id) ?? one.rank }));
      expect(isClear(after)).toBe(true);
      for (const [at, one] of kept.entries()) {
        const rank = after[at]?.rank ?? 'backup';
        expect(HOLD_RANKS.indexOf(rank)).toBeLessThanOrEqual(HOLD_RANKS.indexOf(one.rank));
      }
    }),
  );
});
