import type { Days } from '@callboard/contract/deal-parts';
import type { RoleForm } from '@callboard/contract/role-form';
import { daysInWords } from '../../../lib/casting/days.ts';

export type WorkDate = RoleForm['workDates'][number];

export const isSame = (one: Days, other: Days) => one.from === other.from && one.to === other.to;
export const keyOf = ({ from, to }: Days) => `${from}/${to}`;

/** '12–16 May · Shoot' */
export function workDateInWords({ from, to, label }: WorkDate): string {
  const days = daysInWords(from, to);
  return label === null ? days : `${days} · ${label}`;
}

/** The same days twice, for fitting and shoot, are asked for once. */
export function eachOnce(workDates: readonly WorkDate[]): WorkDate[] {
  return workDates.filter(
    (date, place) => workDates.findIndex((other) => isSame(other, date)) === place,
  );
}

/** What of a role's work is still to come. */
export function comingDays(workDates: readonly WorkDate[], now: Date = new Date()): Days[] {
  const today = now.toISOString().slice(0, 10);
  return eachOnce(workDates)
    .filter(({ to }) => to >= today)
    .map(({ from, to }) => ({ from, to }));
}
