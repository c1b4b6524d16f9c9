import { newId } from '../../../platform/ids.ts';
import type { AuditionRow } from '../planning/queries.ts';
import { withChosenSlots } from '../planning/session/compare-with-sent.ts';
import type { SeatRow, SentRow } from '../planning/session/queries.ts';
import type { ToldFacts, ToldSlot } from '../tables.ts';
import {
  type Appointment,
  appointmentOf,
  findChanges,
  hasPassed,
  isLive,
  seatKey,
} from './find-changes.ts';

/** Someone who is told something, and when they are to come from now on. */
export type Addressee = {
  invitationId: string;
  talentProfileId: string;
  roleId: string;
  appointment: Omit<Appointment, 'slotId'>;
};
export type Asked = Addressee & { appointment: Appointment };
export type Sending = {
  invited: Asked[];
  askedAgain: Asked[];
  told: Addressee[];
  cancelled: Addressee[];
};

type Loaded = {
  audition: AuditionRow;
  sidesFileIds: readonly string[];
  seats: readonly SeatRow[];
  sent: readonly SentRow[];
};

/** Who is told what, so that afterwards everyone knows what is planned. */
export function planSending(
  { audition, sidesFileIds, sent, ...loaded }: Loaded,
  now: Date,
): Sending {
  const { told, ...row } = audition;
  const plan = { ...row, sidesFileIds: [...sidesFileIds] };
  const seats = audition.isOpenBooking ? withChosenSlots(loaded.seats, sent) : loaded.seats;
  const { changes, hasQuietChange } = findChanges({ seats, invitations: sent, plan, told, now });
  const sentOf = new Map(sent.map((one) => [seatKey(one), one]));

  const sending: Sending = { invited: [], askedAgain: [], told: [], cancelled: [] };
  for (const seat of seats) {
    const change = changes.get(seatKey(seat));
    if (change === undefined || change === 'removed') continue;
    const before = sentOf.get(seatKey(seat));
    const appointment = appointmentOf(seat, before, plan, told);
    if (appointment === undefined) continue;
    const { talentProfileId, roleId } = seat;
    const person = { invitationId: before?.id ?? newId(), talentProfileId, roleId, appointment };
    (change === 'new' ? sending.invited : sending.askedAgain).push(person);
  }
  for (const one of sent) {
    const change = changes.get(seatKey(one));
    if (change === 'removed') sending.cancelled.push(addresseeOf(one));
    else if (hasQuietChange && change === undefined && isLive(one) && !hasPassed(one, plan, now)) {
      sending.told.push(addresseeOf(one));
    }
  }
  return sending;
}

function addresseeOf(one: SentRow): Addressee {
  const { id, talentProfileId, roleId, startsAt, endsAt, room, isToBeChosen } = one;
  const appointment = { startsAt, endsAt, room, isToBeChosen };
  return { invitationId: id, talentProfileId, roleId, appointment };
}

/** All that those invited may know of a session, as it is planned now. */
export function factsToTell(
  audition: AuditionRow,
  sidesFileIds: readonly string[],
  slots: readonly { id: string; room: string; startsAt: Date; endsAt: Date }[],
): ToldFacts {
  const { round, kind, place, link, timeZone, instructions, pages, isMemorised } = audition;
  const { isOpenBooking, tape, startsAt } = audition;
  return {
    round,
    kind,
    place,
    link,
    timeZone,
    instructions,
    sidesFileIds: [...sidesFileIds],
    pages,
    isMemorised,
    isOpenBooking,
    tape,
    dueAt: kind === 'self_tape' ? startsAt.toISOString() : null,
    ...(isOpenBooking && { slots: slots.map(toldSlot) }),
  };
}

function toldSlot(slot: { id: string; room: string; startsAt: Date; endsAt: Date }): ToldSlot {
  const { id, room, startsAt, endsAt } = slot;
  return { id, room, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}
