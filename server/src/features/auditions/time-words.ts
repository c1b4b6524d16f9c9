type Formats = { day: Intl.DateTimeFormat; time: Intl.DateTimeFormat };

/** Making one takes longer than using it a hundred times; there are only so many zones. */
const made = new Map<string, Formats>();

/** `Thursday 5 March at 10:15 GMT` */
export function timeIn(timeZone: string, at: Date): string {
  const formats = made.get(timeZone) ?? makeFormats(timeZone);
  made.set(timeZone, formats);
  return `${formats.day.format(at)} at ${formats.time.format(at)}`;
}

function makeFormats(timeZone: string): Formats {
  return {
    day: new Intl.DateTimeFormat('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone,
    }),
    time: new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    }),
  };
}
