import { type BackgroundDay, backgroundEndpoints } from '@callboard/contract/background';
import { LIMITS } from '@callboard/contract/limits';
import type { RoleDetail } from '@callboard/contract/production-roles';
import { today } from '../../../lib/casting/days.ts';
import { findErrors } from '../../../lib/casting/find-errors.ts';

export type DayDraft = { day: string; needed: number | null };

/** Work of a few days is needed on each of them; of a long run nobody knows which. */
const TAKEN_OVER_MAX = 14;

/** What is set already, or the role's work dates to begin with. */
export function draftOf(days: readonly BackgroundDay[], role: RoleDetail): DayDraft[] {
  if (days.length > 0) return days.map(({ day, needed }) => ({ day, needed }));
  const known = role.workDates.flatMap(({ from, to }) => eachDay(from, to));
  const needed = role.countNeeded;
  const each = [...new Set(known)].filter((day) => day >= today()).sort();
  return each
    .slice(0, each.length > TAKEN_OVER_MAX ? 1 : TAKEN_OVER_MAX)
    .map((day) => ({ day, needed }));
}

/** Every day from the first to the last. */
function eachDay(from: string, to: string): string[] {
  const days: string[] = [];
  const date = new Date(`${from}T00:00:00Z`);
  for (let day = from; day <= to && days.length < LIMITS.backgroundDays; ) {
    days.push(day);
    date.setUTCDate(date.getUTCDate() + 1);
    day = date.toISOString().slice(0, 10);
  }
  return days;
}

/** The day after the last one, with as many. */
export function nextDay(drafts: readonly DayDraft[]): DayDraft {
  const last = drafts.at(-1);
  if (last === undefined || last.day === '') return { day: '', needed: last?.needed ?? null };
  const date = new Date(`${last.day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return { day: date.toISOString().slice(0, 10), needed: last.needed };
}

/** As the server wants it, or what is wrong with it. A day that is set already may be over. */
export function readDays(drafts: readonly DayDraft[], before: readonly BackgroundDay[]) {
  const errors = findErrors(backgroundEndpoints.setDays.body, { days: drafts });
  for (const [place, { day }] of drafts.entries()) {
    if (day === '' || day >= today() || before.some((one) => one.day === day)) continue;
    errors[`days.${place}.day`] = 'This is in the past';
  }
  const days = drafts.flatMap(({ day, needed }) => (needed === null ? [] : [{ day, needed }]));
  return { errors, days };
}
