import type { Days } from '@callboard/contract/deal-parts';
import type { FieldErrors } from '@callboard/contract/errors';
import type { RoleForm } from '@callboard/contract/role-form';
import { daysInWords, today } from '../../../lib/casting/days.ts';

export type WorkDate = RoleForm['workDates'][number];

export const isSame = (one: Days, other: Days) => one.from === other.from && one.to === other.to;
export const keyOf = ({ from, to }: Days) => `${from}/${to}`;

/** '12–16 May · Shoot' */
export function workDateInWords({ from, to, label }: WorkDate): string {
  const days = daysInWords(from, to);
  return label === null ? days : `${days} · ${label}`;
}

/** The same days twice, for fitting and shoot, are asked for once. */
function eachOnce(workDates: readonly WorkDate[]): WorkDate[] {
  return workDates.filter(
    (date, place) => workDates.findIndex((other) => isSame(other, date)) === place,
  );
}

/** What of a role's work is still to come, each once. */
export function comingDates(workDates: readonly WorkDate[], now: Date = new Date()): WorkDate[] {
  return eachOnce(workDates).filter(({ to }) => to >= today(now));
}

export function comingDays(workDates: readonly WorkDate[], now: Date = new Date()): Days[] {
  return comingDates(workDates, now).map(({ from, to }) => ({ from, to }));
}

/** Nobody is asked for what is over. `path` is where the form has these days. */
export function overErrors({ to }: Days, path: string, now: Date = new Date()): FieldErrors {
  return to !== '' && to < today(now) ? { [`${path}.to`]: 'This is in the past' } : {};
}
