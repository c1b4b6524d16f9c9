import type { CalendarEvent } from '../ics/write-calendar.ts';
import type { DaysRow } from '../queries.ts';

type Reader = {
  kind: 'hold' | 'background';
  /** By the reader's country. */
  word: string;
  talentName: string | undefined;
  url: string;
};

/** Days that are kept or confirmed, as they stand in a calendar. */
export function eventOfDays(row: DaysRow, { kind, word, talentName, url }: Reader): CalendarEvent {
  const who = talentName === undefined ? '' : `${talentName} – `;
  return {
    uid: `${kind}-${row.id}@callboard`,
    sequence: 0,
    changedAt: row.updatedAt,
    status: row.isConfirmed ? 'confirmed' : 'tentative',
    summary: `${who}${word}: ${row.roleTitle}, ${row.titleForOutsiders}`,
    location: null,
    description: null,
    url,
    from: row.from,
    to: row.to,
  };
}

/** What the trade calls them on either side of the Atlantic. */
export function wordsIn(countryId: string | null) {
  return countryId === 'us'
    ? { hold: 'Hold', background: 'Background' }
    : { hold: 'Pencil', background: 'Supporting artist' };
}
