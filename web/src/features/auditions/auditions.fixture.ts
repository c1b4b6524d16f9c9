import type { AuditionSession, Seat } from '@callboard/contract/audition-session';
import type { Candidate } from './audition-queries.ts';

const id = (tail: string) => `0198c7a0-0000-7000-8000-0000000000${tail}`;

export const AUDITION_ID = id('d1');
export const PRODUCTION_ID = id('a1');
export const RHONA = { id: id('b1'), title: 'Rhona' };
export const SLOTS = ['10:00', '10:15', '10:30'].map((clock, place) => ({
  id: id(`5${place}`),
  room: 'Room 1',
  startsAt: `2199-05-07T${clock}:00.000Z`,
  endsAt: `2199-05-07T${clock.replace(/\d$/, '9')}:00.000Z`,
  capacity: 1,
}));

/** Someone in the plan; by default not asked yet. */
export function seatOf(place: number, changes: Partial<Seat> = {}): Seat {
  return {
    talentProfileId: id(`e${place}`),
    roleId: RHONA.id,
    name:
      ['Mara Okonjo', 'Teodor Brasko', 'Junia Feld', 'Ines Halloran'][place] ?? `Talent ${place}`,
    photoUrl: null,
    agencyName: null,
    isMinor: false,
    applicationId: id(`f${place}`),
    applicationStatus: 'shortlisted',
    isInTray: false,
    slotId: SLOTS[place]?.id ?? null,
    hasConflict: false,
    change: 'new',
    invitation: null,
    ...changes,
  };
}

/** What was sent to the one in that slot. */
export function sentTo(
  place: number,
  changes: Partial<NonNullable<Seat['invitation']>> = {},
): NonNullable<Seat['invitation']> {
  return {
    id: id(`9${place}`),
    status: 'pending',
    respondedAt: null,
    startsAt: SLOTS[place]?.startsAt ?? '',
    room: 'Room 1',
    note: null,
    proposals: [],
    accessNote: null,
    checkedInAt: null,
    dayNote: null,
    takes: 0,
    isLate: false,
    ...changes,
  };
}

export function candidateOf(place: number): Candidate {
  const { slotId: _, change: __, invitation: ___, ...person } = seatOf(place);
  return { ...person, applicationId: id(`f${place}`), applicationStatus: 'shortlisted' };
}

export function sessionOf(seats: Seat[], changes: Partial<AuditionSession> = {}): AuditionSession {
  return {
    id: AUDITION_ID,
    productionId: PRODUCTION_ID,
    productionTitle: 'Weighbridge Nine',
    round: 'first',
    kind: 'in_person',
    roles: [RHONA],
    startsAt: SLOTS[0]?.startsAt ?? '',
    endsAt: SLOTS[2]?.endsAt ?? '',
    timeZone: 'UTC',
    place: 'Studio 4',
    link: null,
    instructions: null,
    sidesFileIds: [],
    pages: null,
    isMemorised: false,
    isOpenBooking: false,
    dueAt: null,
    tape: null,
    sentAt: null,
    cancelledAt: null,
    counts: {
      seated: seats.length,
      invited: 0,
      pending: 0,
      accepted: 0,
      declined: 0,
      rescheduleRequested: 0,
      attended: 0,
      tapes: 0,
    },
    unsentChanges: seats.filter(({ change }) => change !== null).length,
    slots: SLOTS,
    seats,
    rights: 'manage',
    ...changes,
  };
}
