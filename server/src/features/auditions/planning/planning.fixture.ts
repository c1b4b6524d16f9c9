import { auditionEndpoints } from '@callboard/contract/auditions';
import { eq } from 'drizzle-orm';
import type { TestServer } from '../../../../test/test-server.ts';
import type { makeCasting } from '../../applications/casting-team.fixture.ts';
import { auditions } from '../tables.ts';

export type Casting = Awaited<ReturnType<typeof makeCasting>>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** `09:15` of a day next week, in UTC. */
export function clockTime({ clock }: TestServer, time: string, inDays = 7): string {
  const day = new Date(clock.now().getTime() + inDays * DAY_MS).toISOString().slice(0, 10);
  return `${day}T${time}:00.000Z`;
}

export function factsOf(t: TestServer, { roleId }: Pick<Casting, 'roleId'>) {
  return {
    round: 'first',
    kind: 'in_person',
    place: 'Studio 4',
    link: null,
    timeZone: 'Europe/London',
    instructions: null,
    sidesFileIds: [],
    pages: 4,
    isMemorised: false,
    isOpenBooking: false,
    dueAt: null,
    tape: null,
    roleIds: [roleId],
    schedule: scheduleOf(t, '09:00', '10:00'),
  };
}

export function scheduleOf(t: TestServer, from: string, to: string, given: object = {}) {
  const windows = [{ from: clockTime(t, from), to: clockTime(t, to) }];
  return { windows, breaks: [], minutes: 15, rooms: ['A'], capacity: 1, ...given };
}

/** A session from nine to ten with a slot every quarter, as the team planned it. */
export async function planSession(t: TestServer, casting: Casting, given: object = {}) {
  const { body } = await casting.creator.call(auditionEndpoints.create, {
    params: { id: casting.productionId },
    body: { ...factsOf(t, casting), ...given },
  });
  return body;
}

/** As if it had been sent. */
export async function markSent({ platform, clock }: TestServer, auditionId: string): Promise<void> {
  const [row] = await platform.db.select().from(auditions).where(eq(auditions.id, auditionId));
  if (row === undefined) throw new Error('there is no such audition');
  const told = { ...row, sidesFileIds: [] };
  await platform.db
    .update(auditions)
    .set({ told, sentAt: clock.now() })
    .where(eq(auditions.id, auditionId));
}

type Slot = { id: string; room: string; startsAt: string; endsAt: string; capacity: number };
export type Session = {
  slots: Slot[];
  seats: { talentProfileId: string; slotId: string | null }[];
};

/** What nobody could follow in a plan. */
export function flawsOf({ slots, seats }: Session): string[] {
  const meet = (one: Slot, another: Slot) =>
    one.startsAt < another.endsAt && another.startsAt < one.endsAt;
  const inSlot = ({ id }: Slot) => seats.filter(({ slotId }) => slotId === id);
  const full = slots.filter((slot) => inSlot(slot).length > slot.capacity);
  const pairs = slots.flatMap((one, at) =>
    slots.slice(at + 1).flatMap((another) => (meet(one, another) ? [[one, another] as const] : [])),
  );
  const taken = pairs.filter(([one, another]) => one.room === another.room);
  const twice = pairs.filter(([one, another]) => {
    const names = [...inSlot(one), ...inSlot(another)].map((seat) => seat.talentProfileId);
    return new Set(names).size < names.length;
  });
  return [
    ...full.map(({ id }) => `${id} is too full`),
    ...taken.map(([{ room }]) => `${room} is taken twice`),
    ...twice.map(([{ id }]) => `someone is in ${id} and elsewhere`),
  ];
}
