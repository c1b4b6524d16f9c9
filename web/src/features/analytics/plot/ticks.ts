import { monthAndYear, shortDay, shortMonth } from '../day-words.ts';
import type { Plotted } from './plotted.ts';

/** In pixels: a date with air around it. */
const ROOM = 76;
/** Days between two marks: of the week where there is no room for all. */
const DAY_STEPS = [1, 2, 7, 14, 28];
const MONTH_STEPS = [1, 2, 3, 6];

/** Which dates stand below the plot, by their place. */
export function datesMarked(plotted: readonly Plotted[], width: number): number[] {
  const most = Math.max(2, Math.floor(width / ROOM));
  const places = plotted.map((_, place) => place);
  if (areWeeks(plotted)) {
    const months = plotted.map(({ to }) => to.slice(0, 7));
    const firsts = places.filter((place) => place > 0 && months[place] !== months[place - 1]);
    const step = MONTH_STEPS.find((each) => firsts.length / each <= most) ?? 12;
    return firsts.filter((_, at) => at % step === 0);
  }
  const step = DAY_STEPS.find((each) => plotted.length / each <= most) ?? plotted.length;
  // Counted back from today.
  const last = plotted.length - 1;
  return places.filter((place) => (last - place) % step === 0);
}

/** Of weeks, the month that begins in them; January says of which year. */
export function dateMarked({ from, to }: Plotted): string {
  if (from === to) return shortDay(to);
  return to.slice(5, 7) === '01' ? monthAndYear(to) : shortMonth(to);
}

const areWeeks = ([first]: readonly Plotted[]) => first !== undefined && first.from !== first.to;

/** A plot of little is not blown up to fill the card. */
const LEAST_TOP = 4;
const LINES = 4;

/** Whole numbers from nothing to a round one above the highest, a few lines apart. */
export function countsMarked(highest: number): number[] {
  const top = Math.max(LEAST_TOP, highest);
  const size = 10 ** Math.floor(Math.log10(top / LINES));
  const steps = [1, 2, 5, 10].map((factor) => factor * size);
  const step = steps.find((each) => top / each <= LINES) ?? top;
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, at) => at * step);
}

const MANY = 10_000;
const whole = new Intl.NumberFormat();
const compact = new Intl.NumberFormat(undefined, {
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** 1,200 in full, 1,200,000 as 1.2M. */
export const countMarked = (count: number) => (count < MANY ? whole : compact).format(count);
