import type { AVAILABILITY_KINDS } from '@callboard/contract/talent-profiles';
import { dayAt } from '../demo-time.ts';
import type { Talent } from '../people/talent.ts';
import { random } from '../portraits/random.ts';

type Range = { kind: (typeof AVAILABILITY_KINDS)[number]; from: string; to: string };

/** The next half year: mostly free, with jobs and holidays in it. Some never fill this in. */
export function planAvailability({ key }: Talent, now: Date): Range[] {
  const dice = random(`availability ${key}`);
  if (key !== 'mara-okonjo-lyle' && dice.chance(0.25)) return [];
  const day = (days: number) => dayAt(now, days).toISOString().slice(0, 10);
  const starts = Math.floor(dice.next() * 25);
  const free: Range = {
    kind: 'available',
    from: day(starts),
    to: day(starts + 90 + Math.floor(dice.next() * 90)),
  };
  const booked: Range[] = [];
  let next = starts + 8 + Math.floor(dice.next() * 20);
  while (booked.length < 3 && dice.chance(0.55)) {
    const length = 2 + Math.floor(dice.next() * 18);
    booked.push({ kind: 'booked_out', from: day(next), to: day(next + length) });
    next += length + 14 + Math.floor(dice.next() * 30);
  }
  return [free, ...booked];
}
