import { useCurrentUser } from '../../lib/use-session.ts';

/** "3 December" where the reader lives; the year is said only where it is another. */
export function useDay(): (at: string) => string {
  const { timeZone } = useCurrentUser();
  return (at) => dayInWords(new Date(at), timeZone, new Date());
}

function dayInWords(day: Date, timeZone: string, now: Date): string {
  const yearOf = (date: Date) => date.toLocaleDateString('en-GB', { year: 'numeric', timeZone });
  const year = yearOf(day) === yearOf(now) ? {} : ({ year: 'numeric' } as const);
  return day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone, ...year });
}
