import { REMINDER_HOURS } from '@callboard/contract/audition-choices';

const HOUR_MS = 60 * 60 * 1000;

type Invitation = { startsAt: Date; updatedAt: Date };

/** How many of its reminders were due by now. */
export function countDue({ startsAt }: Pick<Invitation, 'startsAt'>, now: Date): number {
  return REMINDER_HOURS.filter((hours) => dueAt(startsAt, hours) <= now).length;
}

/**
 * Whether anybody needs the newest of those that are due: whoever was told, or has answered, after it
 * was due knows of it already.
 */
export function isNeeded({ startsAt, updatedAt }: Invitation, now: Date): boolean {
  const hours = REMINDER_HOURS[countDue({ startsAt }, now) - 1];
  return hours !== undefined && updatedAt <= dueAt(startsAt, hours);
}

/** Until when one has to begin for each of its reminders to be due now. */
export function dueUntil(now: Date): Date[] {
  return REMINDER_HOURS.map((hours) => new Date(now.getTime() + hours * HOUR_MS));
}

function dueAt(startsAt: Date, hours: number): Date {
  return new Date(startsAt.getTime() - hours * HOUR_MS);
}
