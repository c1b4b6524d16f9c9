import type { ScheduleForm } from '@callboard/contract/audition-form';
import { makeSlots } from '@callboard/contract/audition-schedule';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { autofillPlan, seatInPlan } from './change-seats.ts';
import { addToPlan, shiftPlan, takeFromPlan } from './change-slots.ts';
import { checkPlan } from './check-plan.ts';
import type { Plan, PlanSlot } from './plan.ts';
import { remakeSlots } from './remake-slots.ts';

const MINUTE = 60_000;
const NINE = Date.parse('2026-03-02T09:00:00.000Z');
const at = (minutes: number) => new Date(NINE + minutes * MINUTE);

const EMPTY: Plan = {
  kind: 'in_person',
  isOpenBooking: false,
  startsAt: at(0),
  endsAt: at(60),
  roleIds: ['warder', 'queen'],
  slots: [],
  seats: [],
};

function schedule(given: Partial<ScheduleForm> & { hours?: number } = {}): ScheduleForm {
  const { hours = 1, ...rest } = given;
  const windows = [{ from: at(0).toISOString(), to: at(hours * 60).toISOString() }];
  return { windows, breaks: [], minutes: 15, rooms: ['A'], capacity: 1, ...rest };
}

const seat = (talentProfileId: string, slotId: string | null, roleId = 'warder') => ({
  talentProfileId,
  roleId,
  slotId,
});
const waiting = (...names: string[]) =>
  names.map((talentProfileId) => ({ talentProfileId, roleId: 'warder' }));
const timesOf = ({ slots, seats }: Plan) =>
  seats.map(({ talentProfileId, slotId }) => {
    const slot = slots.find(({ id }) => id === slotId);
    return [talentProfileId, slot ? (slot.startsAt.getTime() - NINE) / MINUTE : null];
  });

describe('slots made anew', () => {
  const before = autofillPlan(remakeSlots(EMPTY, schedule(), newId), waiting('a', 'b', 'c', 'd'));

  it('keep everyone in order, and whoever finds no room waits', () => {
    const after = remakeSlots(before, schedule({ minutes: 20 }), newId);
    expect(timesOf(after)).toEqual([
      ['a', 0],
      ['b', 20],
      ['c', 40],
      ['d', null],
    ]);
  });

  it('leave people alone where their times are made again', () => {
    const after = remakeSlots(before, schedule({ hours: 2, rooms: ['A', 'B'] }), newId);
    expect(after.seats).toEqual(before.seats);
    expect(after.slots).toHaveLength(16);
  });

  it('keep together who was to be seen together', () => {
    const pairs = remakeSlots(EMPTY, schedule({ capacity: 4 }), newId);
    const [first, , third] = pairs.slots.map(({ id }) => id);
    const place = [seat('a', first ?? ''), seat('b', first ?? ''), seat('c', third ?? '')];
    const seated = seatInPlan(pairs, { place, remove: [] });
    const after = remakeSlots(seated, schedule({ capacity: 2, minutes: 30 }), newId);
    expect(timesOf(after)).toEqual([
      ['a', 0],
      ['b', 0],
      ['c', 30],
    ]);
  });
});

describe('filling a session', () => {
  it('gives people who cannot come another time where there is one', () => {
    const plan = remakeSlots(EMPTY, schedule({ minutes: 30 }), newId);
    const busy = [{ startsAt: at(0), endsAt: at(30) }];
    const [a, b, c] = waiting('a', 'b', 'c');
    const people = [a, b, c].flatMap((one) => (one ? [{ ...one, busy }] : []));
    expect(timesOf(autofillPlan(plan, people))).toEqual([
      ['a', 30],
      ['b', 0],
    ]);
  });

  it('pairs people of different roles where they read together', () => {
    const pairs = remakeSlots(EMPTY, schedule({ capacity: 2, minutes: 30 }), newId);
    const queens = waiting('c', 'd').map((one) => ({ ...one, roleId: 'queen' }));
    const warders = autofillPlan(pairs, waiting('a', 'b', 'e'), { isPaired: true });
    expect(timesOf(autofillPlan(warders, queens, { isPaired: true }))).toEqual([
      ['a', 0],
      ['b', 30],
      ['c', 0],
      ['d', 30],
    ]);
  });

  it('asks everyone at once where no times are given', () => {
    const tape: Plan = { ...EMPTY, kind: 'self_tape' };
    expect(timesOf(autofillPlan(tape, waiting('a', 'b')))).toEqual([
      ['a', null],
      ['b', null],
    ]);
  });
});

it('a plan says what is wrong with it', () => {
  const plan = remakeSlots(EMPTY, schedule({ rooms: ['A', 'B'], capacity: 2 }), newId);
  const [inA = '', inB = ''] = plan.slots.map(({ id }) => id);
  const seated = (...place: Plan['seats']) =>
    checkPlan(seatInPlan(plan, { place, remove: [] })) ?? 'sound';
  expect([
    seated(seat('a', inA), seat('b', inA), seat('c', inB)),
    seated(seat('a', inA), seat('b', inA), seat('c', inA)),
    seated(seat('a', inA), seat('a', inB, 'queen')),
    seated(seat('a', 'elsewhere')),
    seated(seat('a', null, 'jester')),
    checkPlan(addToPlan(plan, { ...(plan.slots[0] as PlanSlot), id: 'twin' })),
    checkPlan({
      ...seatInPlan(plan, { place: [seat('a', inA)], remove: [] }),
      isOpenBooking: true,
    }),
    checkPlan({ ...plan, kind: 'self_tape' }),
    checkPlan(shiftPlan(shiftPlan(plan, -70_000_000), 0)),
  ]).toEqual([
    'sound',
    'slot_full',
    'seated_twice',
    'slot_not_here',
    'role_not_here',
    'room_taken',
    'times_are_chosen',
    'no_slots_here',
    'out_of_time',
  ]);
});

describe('whatever a team does', () => {
  const minutes = fc.integer({ min: 0, max: 300 });
  const span = fc.tuple(minutes, fc.integer({ min: 1, max: 240 })).map(([from, length]) => ({
    from: at(from).toISOString(),
    to: at(from + length).toISOString(),
  }));
  const anySchedule: fc.Arbitrary<ScheduleForm> = fc.record({
    windows: fc.array(span, { minLength: 1, maxLength: 3 }),
    breaks: fc.array(span, { maxLength: 3 }),
    minutes: fc.integer({ min: 7, max: 60 }),
    rooms: fc.uniqueArray(fc.constantFrom('A', 'B', 'C'), { minLength: 1 }),
    capacity: fc.integer({ min: 1, max: 3 }),
  });
  const person = fc.record({
    talentProfileId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    roleId: fc.constantFrom('warder', 'queen'),
  });
  type Step = (plan: Plan) => Plan;
  const slotAt = ({ slots }: Plan, pick: number) => slots[pick % (slots.length || 1)];
  /** Steps that a team may be refused, and others that always work. */
  const step: fc.Arbitrary<{ mayFail: boolean; act: Step }> = fc.oneof(
    anySchedule.map((form) => ({
      mayFail: false,
      act: (plan: Plan) => remakeSlots(plan, form, newId),
    })),
    fc.integer({ min: -500, max: 500 }).map((by) => ({
      mayFail: false,
      act: (plan: Plan) => shiftPlan(plan, by),
    })),
    fc.array(person, { maxLength: 6 }).map((people) => ({
      mayFail: false,
      act: (plan: Plan) => autofillPlan(plan, people),
    })),
    fc.nat(100).map((pick) => ({
      mayFail: false,
      act: (plan: Plan) => takeFromPlan(plan, slotAt(plan, pick)?.id ?? ''),
    })),
    fc.array(fc.tuple(person, fc.nat(5)), { maxLength: 6 }).map((wishes) => ({
      mayFail: true,
      act: (plan: Plan) => {
        const place = wishes.map(([one, pick]) => ({
          ...one,
          slotId: slotAt(plan, pick)?.id ?? null,
        }));
        return seatInPlan(plan, { place, remove: [] });
      },
    })),
  );

  it('nobody is in two places at a time, no slot is too full and no room taken twice', () => {
    let refused = 0;
    fc.assert(
      fc.property(fc.array(step, { minLength: 3, maxLength: 12 }), (steps) => {
        let plan = EMPTY;
        for (const { mayFail, act } of steps) {
          const next = act(plan);
          const problem = checkPlan(next);
          if (problem !== undefined) {
            expect([problem, mayFail]).toEqual([problem, true]);
            refused += 1;
            continue;
          }
          plan = next;
          expect(flawsOf(plan)).toEqual([]);
        }
      }),
      { numRuns: 200, seed: 7 },
    );
    expect(refused).toBeGreaterThan(20);
  });

  it('a schedule overlaps neither itself in a room nor a break', () => {
    fc.assert(
      fc.property(anySchedule, (form) => {
        const read = ({ from, to }: { from: string; to: string }) => ({
          from: Date.parse(from),
          to: Date.parse(to),
        });
        const breaks = form.breaks.map(read);
        const slots = makeSlots({ ...form, windows: form.windows.map(read), breaks });
        const meets = (a: { from: number; to: number }, b: { from: number; to: number }) =>
          a.from < b.to && b.from < a.to;
        const inBreak = slots.filter((slot) => breaks.some((pause) => meets(slot, pause)));
        const twice = slots.filter((slot, index) =>
          slots.some((other, i) => i > index && other.room === slot.room && meets(slot, other)),
        );
        expect([inBreak, twice]).toEqual([[], []]);
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});

/** Looked at one by one, in another way than the plan is checked. */
function flawsOf({ slots, seats }: Plan): string[] {
  const flaws: string[] = [];
  const meet = (one: PlanSlot, other: PlanSlot) =>
    one.startsAt < other.endsAt && other.startsAt < one.endsAt;
  for (const slot of slots) {
    const people = seats.filter(({ slotId }) => slotId === slot.id);
    if (people.length > slot.capacity) flaws.push(`${slot.id} holds ${people.length}`);
    for (const other of slots) {
      if (other.id === slot.id || !meet(slot, other)) continue;
      if (other.room === slot.room) flaws.push(`${slot.room} is taken twice`);
      for (const { talentProfileId } of people) {
        const isTwice = seats.some(
          (seat) => seat.talentProfileId === talentProfileId && seat.slotId === other.id,
        );
        if (isTwice) flaws.push(`${talentProfileId} is in two places`);
      }
    }
    const names = new Set(people.map(({ talentProfileId }) => talentProfileId));
    if (names.size < people.length) flaws.push(`${slot.id} holds someone twice`);
  }
  return flaws;
}
