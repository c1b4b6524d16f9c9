import type { AuditionSession, Seat } from '@callboard/contract/audition-session';
import type { Candidate } from '../audition-queries.ts';

/** Somebody in the plan, or who could be. */
export type Person = Seat | Candidate;
export type Placed = { person: Person; slotId: string | null };
export type Seating = { place: readonly Placed[]; remove: readonly Person[] };

type Named = { talentProfileId: string; roleId: string };

export const keyOf = ({ talentProfileId, roleId }: Named) => `${talentProfileId}:${roleId}`;

/** Whether people are given their times, rather than choosing one or having none. */
export const givesTimes = ({ kind, isOpenBooking }: AuditionSession) =>
  kind !== 'self_tape' && !isOpenBooking;

/** Counts on it: asked, coming, or asking for another time. */
export function isLive({ invitation }: Pick<Seat, 'invitation'>): boolean {
  return ['pending', 'accepted', 'reschedule_requested'].includes(invitation?.status ?? '');
}

/** Where someone sits: where they were put, or the time that they chose. */
function slotIdOf(session: AuditionSession, { slotId, invitation }: Seat): string | null {
  if (slotId !== null || !session.isOpenBooking || invitation === null) return slotId;
  if (!['accepted', 'attended', 'no_show'].includes(invitation.status)) return null;
  const { startsAt, room } = invitation;
  const slot = session.slots.find((each) => each.startsAt === startsAt && each.room === room);
  return slot?.id ?? null;
}

export type Grouped = {
  bySlot: ReadonlyMap<string, Seat[]>;
  /** In the plan without a time; or in one that has none. */
  unseated: Seat[];
  /** Said no and were not asked again. */
  declined: Seat[];
  /** To be told that they are no longer seen. */
  leaving: Seat[];
};

export function groupSeats(session: AuditionSession): Grouped {
  const bySlot = new Map<string, Seat[]>();
  const groups: Grouped = { bySlot, unseated: [], declined: [], leaving: [] };
  for (const seat of session.seats) {
    const slotId = slotIdOf(session, seat);
    if (slotId !== null) bySlot.set(slotId, [...(bySlot.get(slotId) ?? []), seat]);
    else if (seat.change === 'removed') groups.leaving.push(seat);
    else if (seat.invitation?.status === 'declined' && seat.change === null) {
      groups.declined.push(seat);
    } else groups.unseated.push(seat);
  }
  return groups;
}

/**
 * What a move comes down to. Into a full slot of one the two change places; into a fuller one nobody
 * fits, and nothing comes of it.
 */
export function planMove(
  session: AuditionSession,
  person: Person,
  slotId: string | null,
): Placed[] | undefined {
  if (slotId === null) return [{ person, slotId }];
  const slot = session.slots.find(({ id }) => id === slotId);
  if (slot === undefined) return undefined;
  const there = session.seats.filter(
    (seat) => seat.slotId === slotId && keyOf(seat) !== keyOf(person),
  );
  if (there.length < slot.capacity) return [{ person, slotId }];
  const [other] = there;
  if (slot.capacity > 1 || other === undefined) return undefined;
  const from = 'slotId' in person ? person.slotId : null;
  return [
    { person, slotId },
    { person: other, slotId: from },
  ];
}

/** What the server will answer, near enough to show until it does. */
export function showSeating(session: AuditionSession, { place, remove }: Seating): AuditionSession {
  const seats = new Map(session.seats.map((seat) => [keyOf(seat), seat]));
  for (const { person, slotId } of place) {
    const known = seats.get(keyOf(person)) ?? newcomer(person);
    seats.set(keyOf(person), withChange(session, { ...known, slotId }));
  }
  for (const person of remove) {
    const known = seats.get(keyOf(person));
    if (known !== undefined && isLive(known)) {
      seats.set(keyOf(person), { ...known, slotId: null, change: 'removed' });
    } else seats.delete(keyOf(person));
  }
  const next = [...seats.values()];
  const others = session.unsentChanges - countChanges(session.seats);
  return { ...session, seats: next, unsentChanges: others + countChanges(next) };
}

/** Candidates are those who do not wait in the tray. */
function newcomer(person: Person): Seat {
  if ('slotId' in person) return person;
  return { ...person, isInTray: false, slotId: null, change: null, invitation: null };
}

function withChange(session: AuditionSession, seat: Seat): Seat {
  const slot = session.slots.find(({ id }) => id === seat.slotId);
  // Whether they can come then is for the server to say.
  const shown = { ...seat, hasConflict: false };
  if (!isLive(seat)) {
    return { ...shown, change: slot === undefined && givesTimes(session) ? null : 'new' };
  }
  if (slot === undefined) return { ...shown, change: givesTimes(session) ? 'removed' : null };
  const { invitation } = seat;
  const isThere = invitation?.startsAt === slot.startsAt && invitation.room === slot.room;
  return { ...shown, change: isThere ? null : 'moved' };
}

const countChanges = (seats: readonly Seat[]) =>
  seats.filter(({ change }) => change !== null).length;
