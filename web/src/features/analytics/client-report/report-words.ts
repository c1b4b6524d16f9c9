const HOURS_A_DAY = 24;
/** From here on hours say less than days. */
const IN_DAYS_FROM = 48;

/** '5 h', '3 days': how long it took. */
export function hoursInWords(hours: number): string {
  if (hours < 1) return 'under 1 h';
  if (hours < IN_DAYS_FROM) return `${hours} h`;
  return daysToWords(Math.round(hours / HOURS_A_DAY));
}

export function daysToWords(days: number): string {
  return days === 1 ? '1 day' : `${days.toLocaleString('en')} days`;
}

export function percentInWords(percent: number): string {
  return `${percent} %`;
}

/** What stands where there is nothing to count. */
export const NOTHING = '–';

export function orNothing(value: number | null, inWords: (value: number) => string): string {
  return value === null ? NOTHING : inWords(value);
}

export function countInWords(count: number): string {
  return count.toLocaleString('en');
}
