const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const dated = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

/** `Today`, `Yesterday`, `Thursday 12 March`, and in other years `12 March 2025`. */
export function dayWord(day: Date, now: Date): string {
  if (isSameDay(day, now)) return 'Today';
  if (isSameDay(day, new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))) {
    return 'Yesterday';
  }
  return (day.getFullYear() === now.getFullYear() ? weekday : dated).format(day);
}

/** `14:05`. */
export function timeWord(instant: string): string {
  return time.format(new Date(instant));
}

export function exactTime(instant: string): string {
  return exact.format(new Date(instant));
}

function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}
