import { isDeepStrictEqual } from 'node:util';
import type { InvitationStatus, SeatChange } from '@callboard/contract/audition-choices';
import type { AuditionFacts } from '@callboard/contract/audition-form';
import type { ToldFacts } from '../tables.ts';

type Times = { startsAt: Date; endsAt: Date };
export type PlannedSeat = {
  talentProfileId: string;
  roleId: string;
  slotId: string | null;
  slot: (Times & { room: string }) | null;
};
export type SentInvitation = Times & {
  talentProfileId: string;
  roleId: string;
  status: InvitationStatus;
  room: string | null;
  isToBeChosen: boolean;
};
/** The session's facts as the team plans them; of a self-tape both times are when it is due. */
export type PlannedFacts = Omit<AuditionFacts, 'dueAt'> & Times;
type Given = {
  seats: readonly PlannedSeat[];
  invitations: readonly SentInvitation[];
  plan: PlannedFacts;
  told: ToldFacts | null;
  now: Date;
};
/** When and where someone is to come. */
export type Appointment = Times & {
  slotId: string | null;
  room: string | null;
  isToBeChosen: boolean;
};
export type SeatKey = `${string}:${string}`;

export const seatKey = (seat: { talentProfileId: string; roleId: string }): SeatKey =>
  `${seat.talentProfileId}:${seat.roleId}`;

/**
 * What became of each seat since the people in it were last told: the one place that compares the
 * team's plan with what was sent. A quiet change is something to read that asks nobody again. Whoever's
 * time has passed is told nothing any more, unless they are given another.
 */
export function findChanges({ seats, invitations, plan, told, now }: Given): {
  changes: Map<SeatKey, SeatChange>;
  hasQuietChange: boolean;
} {
  const seatOf = new Map(seats.map((seat) => [seatKey(seat), seat]));
  const sentOf = new Map(invitations.map((sent) => [seatKey(sent), sent]));
  const changes = new Map<SeatKey, SeatChange>();
  const isOver = (times: Times) => hasPassed(times, plan, now);
  for (const key of new Set([...seatOf.keys(), ...sentOf.keys()])) {
    const seat = seatOf.get(key);
    const sent = sentOf.get(key);
    const change = changeOf(seat, sent, plan, told);
    const wanted = seat && appointmentOf(seat, sent, plan, told);
    const isPast = sent !== undefined && isLive(sent) && [sent, wanted ?? sent].every(isOver);
    if (change !== null && !isPast) changes.set(key, change);
  }
  const stay = invitations.some(
    (sent) => isLive(sent) && !isOver(sent) && changes.get(seatKey(sent)) !== 'removed',
  );
  return { changes, hasQuietChange: stay && told !== null && isOtherReading(plan, told) };
}

function changeOf(
  seat: PlannedSeat | undefined,
  sent: SentInvitation | undefined,
  plan: PlannedFacts,
  told: ToldFacts | null,
): SeatChange | null {
  if (sent?.status === 'attended' || sent?.status === 'no_show') return null;
  const wanted = seat && appointmentOf(seat, sent, plan, told);
  if (wanted === undefined) return sent && isLive(sent) ? 'removed' : null;
  if (sent === undefined || !isLive(sent)) return 'new';
  if (told !== null && told.kind !== plan.kind) return 'facts_changed';
  if (isElsewhen(wanted, sent)) return plan.kind === 'self_tape' ? 'facts_changed' : 'moved';
  return told !== null && isElsewhere(plan, told) ? 'facts_changed' : null;
}

/** Nothing: they have no seat yet, or not any more. */
export function appointmentOf(
  { slotId, slot }: PlannedSeat,
  sent: SentInvitation | undefined,
  plan: PlannedFacts,
  told: ToldFacts | null,
): Appointment | undefined {
  const { startsAt, endsAt, kind, isOpenBooking } = plan;
  const none = { slotId: null, room: null };
  if (kind === 'self_tape') {
    const dueAt = dueFor(sent, startsAt, told);
    return { ...none, startsAt: dueAt, endsAt: dueAt, isToBeChosen: false };
  }
  const isAskedAnew = sent === undefined || !isLive(sent);
  if (isOpenBooking && (slot === null || isAskedAnew)) {
    return { ...none, startsAt, endsAt, isToBeChosen: true };
  }
  if (slot !== null) return { slotId, ...slot, isToBeChosen: false };
  // From before there were slots: everyone's time was the whole session.
  const whole = { ...none, startsAt, endsAt, isToBeChosen: false };
  return isAskedAnew || isElsewhen(whole, sent) ? undefined : whole;
}

/** Whoever was given more time keeps it. */
function dueFor(sent: SentInvitation | undefined, dueAt: Date, told: ToldFacts | null): Date {
  if (sent === undefined || !isLive(sent) || told?.kind !== 'self_tape') return dueAt;
  const hasMoreTime = sent.startsAt > new Date(told.dueAt ?? dueAt);
  return hasMoreTime && sent.startsAt > dueAt ? sent.startsAt : dueAt;
}

/** Whether nobody comes to it any more; a tape may come late. */
export function hasPassed(
  { endsAt }: Pick<Times, 'endsAt'>,
  { kind }: Pick<PlannedFacts, 'kind'>,
  now: Date,
): boolean {
  return kind !== 'self_tape' && endsAt <= now;
}

/** Not over, and not turned down: they count on it. */
export function isLive({ status }: { status: InvitationStatus }): boolean {
  return status === 'pending' || status === 'accepted' || status === 'reschedule_requested';
}

function isElsewhen(wanted: Omit<Appointment, 'slotId'>, sent: SentInvitation): boolean {
  return (
    wanted.startsAt.getTime() !== sent.startsAt.getTime() ||
    wanted.endsAt.getTime() !== sent.endsAt.getTime() ||
    wanted.room !== sent.room ||
    wanted.isToBeChosen !== sent.isToBeChosen
  );
}

/** What everyone is asked again for. */
function isElsewhere(plan: PlannedFacts, told: ToldFacts): boolean {
  return plan.place !== told.place || plan.link !== told.link || plan.timeZone !== told.timeZone;
}

/** What is only to be read. The order of the papers says nothing. */
function isOtherReading(plan: PlannedFacts, told: ToldFacts): boolean {
  const read = ({ round, instructions, pages, isMemorised, tape, sidesFileIds }: typeof told) => [
    [round, instructions, pages, isMemorised, tape],
    [...sidesFileIds].sort(),
  ];
  return !isDeepStrictEqual(read(plan), read(told));
}
