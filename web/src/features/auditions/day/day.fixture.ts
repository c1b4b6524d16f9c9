import type { AuditionSession, Seat } from '@callboard/contract/audition-session';
import { sessionOf as plannedSession } from '../auditions.fixture.ts';

export const AUDITION_ID = '0198c7a0-0000-7000-8000-0000000000aa';

type Sent = NonNullable<Seat['invitation']>;

/** Someone who was invited for today. */
export function seatOf(name: string, startsAt: string, sent: Partial<Sent> = {}): Seat {
  return {
    talentProfileId: `talent-${name}`,
    roleId: 'role-1',
    name,
    photoUrl: null,
    agencyName: null,
    isMinor: false,
    applicationId: `application-${name}`,
    applicationStatus: 'audition',
    isInTray: false,
    slotId: null,
    hasConflict: false,
    change: null,
    invitation: {
      id: `invitation-${name}`,
      status: 'accepted',
      respondedAt: null,
      startsAt,
      room: 'Room 1',
      note: null,
      proposals: [],
      accessNote: null,
      checkedInAt: null,
      dayNote: null,
      takes: 0,
      isLate: false,
      ...sent,
    },
  };
}

export function sessionOf(seats: Seat[], changes: Partial<AuditionSession> = {}): AuditionSession {
  return plannedSession(seats, {
    id: AUDITION_ID,
    startsAt: '2026-05-12T09:00:00.000Z',
    endsAt: '2026-05-12T17:00:00.000Z',
    timeZone: 'Europe/London',
    roles: [{ id: 'role-1', title: 'Nora' }],
    productionTitle: 'Harbour Lights',
    sentAt: '2026-05-01T09:00:00.000Z',
    slots: [],
    rights: 'review',
    ...changes,
  });
}
