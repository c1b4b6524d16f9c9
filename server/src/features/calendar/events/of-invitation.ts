import type { InvitationStatus } from '@callboard/contract/audition-choices';
import { ROUND_WORDS } from '../../auditions/round-words.ts';
import type { CalendarEvent } from '../ics/write-calendar.ts';
import type { SentRow } from '../queries.ts';

const STATUSES: Record<InvitationStatus, CalendarEvent['status']> = {
  pending: 'tentative',
  reschedule_requested: 'tentative',
  accepted: 'confirmed',
  attended: 'confirmed',
  no_show: 'confirmed',
  declined: 'cancelled',
  cancelled: 'cancelled',
};

type Reader = {
  /** What whoever reads it may call the production. */
  productionTitle: string;
  /** Of the talent, where it is not the talent who reads it. */
  talentName: string | undefined;
  url: string;
};

/** What was sent, as an event; nothing where nothing was. */
export function eventOfInvitation(row: SentRow, reader: Reader): CalendarEvent[] {
  const { told } = row;
  if (told === null) return [];
  const isTape = told.kind === 'self_tape';
  const what = isTape ? 'Self-tape due' : ROUND_WORDS[told.round];
  const choose = row.isToBeChosen ? ' (choose a time)' : '';
  const who = reader.talentName === undefined ? '' : `${reader.talentName} – `;
  const place = told.kind === 'in_person' ? [told.place, row.room] : [told.link];
  return [
    {
      uid: `invitation-${row.id}@callboard`,
      sequence: row.version,
      changedAt: row.updatedAt,
      status: STATUSES[row.status],
      summary: `${who}${what}: ${row.roleTitle}, ${reader.productionTitle}${choose}`,
      location: isTape ? null : place.filter((part) => part !== null).join(', ') || null,
      description: `Everything about it: ${reader.url}`,
      url: reader.url,
      startsAt: row.startsAt,
      endsAt: isTape ? null : row.endsAt,
      timeZone: told.timeZone,
    },
  ];
}
