const DAY_MS = 24 * 60 * 60 * 1000;

/** "7 days left" from the moment it is sent, and on the last day how little it is. */
export function untilInWords(expiresAt: string, now: Date = new Date()): string {
  const left = new Date(expiresAt).getTime() - now.getTime();
  if (left < DAY_MS) return 'Less than a day left';
  return `${Math.ceil(left / DAY_MS)} days left`;
}
