import { expect, it } from 'vitest';
import { isOfAge } from '../auth/age.ts';
import { lastBirthOfAdults, turns18On } from './turns-18-on.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST = Date.UTC(2005, 0, 1);
const DAYS = 366 * 5;
const dayAt = (at: number) => new Date(at).toISOString().slice(0, 10);

it('of every day of birth, leap days too, the birthday is the first moment of being of age', () => {
  for (let day = 0; day < DAYS; day++) {
    const born = dayAt(FIRST + day * DAY_MS);
    const birthday = Date.parse(turns18On(born));
    expect([
      born,
      isOfAge(born, new Date(birthday - 1)),
      isOfAge(born, new Date(birthday)),
    ]).toEqual([born, false, true]);
  }
});

it('on every day those born until one day are of age, and nobody born later', () => {
  for (let day = 0; day < DAYS; day++) {
    const now = new Date(Date.UTC(2024, 0, 1, 23, 59) + day * DAY_MS);
    const last = lastBirthOfAdults(now);
    const next = dayAt(Date.parse(last) + DAY_MS);
    expect([last, isOfAge(last, now), isOfAge(next, now)]).toEqual([last, true, false]);
  }
});
