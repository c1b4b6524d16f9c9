const ADULT_YEARS = 18;

/** Whether someone born on this day (ISO) has turned eighteen. */
export function isOfAge(dateOfBirth: string | null | undefined, now: Date): boolean {
  if (!dateOfBirth) return false;
  const [year = 0, month = 1, day = 1] = dateOfBirth.split('-').map(Number);
  return Date.UTC(year + ADULT_YEARS, month - 1, day) <= now.getTime();
}
