/** The demo's dates lie around the day it is loaded, at hours at which people work. */
const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

/** So many days from now (negative: ago), at a full hour of that day in UTC. */
export function dayAt(now: Date, days: number, hour = 9): Date {
  const day = new Date(now.getTime() + days * DAY_MS);
  day.setUTCHours(hour, 0, 0, 0);
  return day;
}

/** The same, on the Monday after where it falls on a weekend. */
export function workdayAt(now: Date, days: number, hour: number): Date {
  const weekday = dayAt(now, days).getUTCDay();
  const toMonday = { 0: 1, 6: 2 }[weekday] ?? 0;
  return dayAt(now, days + toMonday, hour);
}

/** The day alone, as forms write it. */
export function isoDay(now: Date, days: number): string {
  return dayAt(now, days).toISOString().slice(0, 10);
}

export function minutesAgo(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * MINUTE_MS);
}

/** Someone of this age today, whose birthday lies so many days back. */
export function bornAt(now: Date, age: number, daysSinceBirthday: number): string {
  const birthday = new Date(now.getTime() - daysSinceBirthday * DAY_MS);
  birthday.setUTCFullYear(birthday.getUTCFullYear() - age);
  return birthday.toISOString().slice(0, 10);
}

const MORNING_MS = 8 * 60 * MINUTE_MS;
const EVENING_MS = 22 * 60 * MINUTE_MS;
/** What is not older stays as long ago as it is said to be. */
const RECENT_MS = 4 * 60 * MINUTE_MS;

/**
 * The same at an hour at which people are awake, whenever the demo is loaded: each day is pressed between
 * its morning and its evening, today until a while ago, so that what came earlier stays earlier.
 */
export function wakingMinutesAgo(now: Date, minutes: number): Date {
  const at = minutesAgo(now, minutes).getTime();
  const midnight = at - (at % DAY_MS);
  const recent = now.getTime() - RECENT_MS - midnight;
  const isToday = recent < DAY_MS;
  const [length, end] = isToday ? [recent, Math.min(recent, EVENING_MS)] : [DAY_MS, EVENING_MS];
  if (at - midnight >= length || end <= MORNING_MS) return new Date(at);
  return new Date(midnight + MORNING_MS + ((at - midnight) / length) * (end - MORNING_MS));
}
