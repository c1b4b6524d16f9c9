import { describe, expect, it } from 'vitest';
import { keepCredits } from './keep-credits.ts';

const rows = (...years: (number | null)[]) => years.map((year) => ({ year, height: 10 }));
const yearsOf = (kept: { year: number | null }[][]) =>
  kept.map((group) => group.map((r) => r.year));
const room = (height: number) => ({ height, titleHeight: 20, moreHeight: 10 });

describe('credits on a page', () => {
  it('all stay where they fit', () => {
    const groups = [rows(2020, 2024), rows(null)];
    expect(keepCredits(groups, room(70))).toEqual(groups);
  });

  it('give way the oldest of the longest category first, and stay in their order', () => {
    const groups = [rows(2019, 2024, 2018, null, 2021), rows(2003)];
    expect(yearsOf(keepCredits(groups, room(90)))).toEqual([[2019, 2024, 2021], [2003]]);
  });

  it('leave room for the line that says how many are missing', () => {
    const heightOf = (kept: { height: number }[][]) =>
      kept.reduce((all, group) => all + (group.length && 20 + group.length * 10), 0);
    const kept = keepCredits([rows(2020, 2021, 2022), rows(2010, 2011)], room(80));
    expect(heightOf(kept)).toBe(70);
  });

  it('of a category go altogether before the page is too short for its title', () => {
    expect(yearsOf(keepCredits([rows(2024), rows(2023)], room(45)))).toEqual([[2024], []]);
    expect(yearsOf(keepCredits([rows(2024)], room(5)))).toEqual([[]]);
  });
});
