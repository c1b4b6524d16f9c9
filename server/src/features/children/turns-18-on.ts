const ADULT_YEARS = 18;

/**
 * The day from which on someone born on this day is grown up, as `isOfAge` has it: it begins with the
 * day in UTC, wherever they live. Whoever was born on 29 February waits for 1 March.
 */
export function turns18On(dateOfBirth: string): string {
  const [year = 0, month = 1, day = 1] = dateOfBirth.split('-').map(Number);
  return new Date(Date.UTC(year + ADULT_YEARS, month - 1, day)).toISOString().slice(0, 10);
}

/** The latest day of birth of those who are grown up at this moment. */
export function lastBirthOfAdults(now: Date): string {
  const year = now.getUTCFullYear() - ADULT_YEARS;
  const born = new Date(Date.UTC(year, now.getUTCMonth(), now.getUTCDate()));
  // On 29 February, 18 years before which there was none, those born the day before it are the last.
  if (born.getUTCMonth() !== now.getUTCMonth()) born.setUTCDate(0);
  return born.toISOString().slice(0, 10);
}
