import { type KeyboardEvent, useState } from 'react';
import {
  addDays,
  addMonths,
  columnOf,
  firstOf,
  followingMonth,
  type Month,
  monthOf,
  monthsBetween,
} from './calendar-days.ts';

const WEEK = 7;

type Options = {
  today: string;
  firstWeekday: number;
  /** How many months are in sight when a key is pressed. */
  monthsShown: () => number;
  onDraw: (from: string, to: string) => void;
};

/** Where one is in the calendar, and the range that is being drawn: its first day, then its last. */
export function useRangeDrawing({ today, firstWeekday, monthsShown, onDraw }: Options) {
  const [month, setMonth] = useState<Month>(() => monthOf(today));
  const [current, setCurrent] = useState(today);
  const [start, setStart] = useState<string>();

  /** To the month beside this one; nothing lies behind the present. */
  function turn(count: number) {
    const next = followingMonth(month, count);
    setMonth(next);
    setCurrent(later(firstOf(next), today));
  }

  function move(day: string) {
    const reached = later(day, today);
    const away = monthsBetween(month, monthOf(reached));
    const beyond = away - monthsShown() + 1;
    if (away < 0) setMonth(followingMonth(month, away));
    else if (beyond > 0) setMonth(followingMonth(month, beyond));
    setCurrent(reached);
  }

  function choose(day: string) {
    if (day < today) return;
    setCurrent(day);
    if (start === undefined) return setStart(day);
    setStart(undefined);
    onDraw(...inOrder(start, day));
  }

  /** True when the key meant something here. */
  function press({ key }: KeyboardEvent): boolean {
    if (key === 'Escape' && start !== undefined) {
      setStart(undefined);
      return true;
    }
    const day = dayByKey(current, key, firstWeekday);
    if (day !== undefined) move(day);
    return day !== undefined;
  }

  const drawn = start === undefined ? undefined : inOrder(start, current);
  const cancel = () => setStart(undefined);
  return { month, current, start, drawn, turn, point: setCurrent, choose, press, cancel };
}

function dayByKey(day: string, key: string, firstWeekday: number): string | undefined {
  const column = columnOf(day, firstWeekday);
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -WEEK);
    case 'ArrowDown':
      return addDays(day, WEEK);
    case 'Home':
      return addDays(day, -column);
    case 'End':
      return addDays(day, WEEK - 1 - column);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return undefined;
  }
}

const later = (one: string, other: string) => (one > other ? one : other);
const inOrder = (one: string, other: string): [string, string] =>
  one <= other ? [one, other] : [other, one];
