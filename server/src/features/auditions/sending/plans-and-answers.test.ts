import { auditionInvitationEndpoints } from '@callboard/contract/audition-invitations';
import type { AuditionSession } from '@callboard/contract/audition-session';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { useTestServer } from '../../../../test/test-server.ts';
import { type Random, random } from '../../../demo/portraits/random.ts';
import { makeApplicant, makeCasting } from '../../applications/casting-team.fixture.ts';
import { type InvitationRow, listInvitationsOf } from '../invitations/queries.ts';
import {
  ACCEPT,
  DECLINE,
  makeSession,
  type Person,
  RESCHEDULE,
  type Session,
} from '../session.fixture.ts';
import { auditionInvitations } from '../tables.ts';

const t = useTestServer();

const WALKS = 12;
const STEPS = 8;

/** What a talent's side reads of their invitations to one session. */
async function listOf({ params }: Session, people: readonly Person[]) {
  const ids = people.map(({ profileId }) => profileId);
  const rows = await listInvitationsOf(t.platform.db, ids, { now: t.clock.now(), limit: 1000 });
  return new Map(
    rows
      .filter(({ auditionId }) => auditionId === params.id)
      .map((row) => [row.talentProfileId, row]),
  );
}

/** Whatever happened: an answer and its time come and go together, and nobody is in two places. */
async function expectOneTruth(rows: Iterable<InvitationRow>) {
  for (const { status, respondedAt, note } of rows) {
    expect(status === 'pending', status).toBe(respondedAt === null);
    if (status === 'declined' || status === 'reschedule_requested') expect(note).not.toBeNull();
  }
  const one = auditionInvitations;
  const other = alias(auditionInvitations, 'other');
  const unconfirmed = await t.platform.db
    .select({ id: one.id })
    .from(one)
    .innerJoin(
      other,
      and(
        eq(other.talentProfileId, one.talentProfileId),
        ne(other.id, one.id),
        lt(one.startsAt, other.endsAt),
        gt(one.endsAt, other.startsAt),
      ),
    )
    .where(
      sql`${one.status} = 'accepted' and ${other.status} = 'accepted'
        and not ${one.isOverlapConfirmed} and not ${other.isOverlapConfirmed}
        and not ${one.isToBeChosen} and not ${other.isToBeChosen}`,
    );
  expect(unconfirmed).toEqual([]);
}

/** After sending: nothing waits to be sent, and everyone in the plan was told exactly that. */
function expectSent(session: AuditionSession, rows: ReadonlyMap<string, InvitationRow>) {
  expect(session.unsentChanges).toBe(0);
  const slots = new Map(session.slots.map((slot) => [slot.id, slot]));
  for (const { talentProfileId, slotId, invitation } of session.seats) {
    const row = rows.get(talentProfileId);
    const slot = slotId === null ? undefined : slots.get(slotId);
    if (
      slot !== undefined &&
      invitation?.status !== 'cancelled' &&
      invitation?.status !== 'declined'
    ) {
      expect(row).toMatchObject({ startsAt: new Date(slot.startsAt), room: slot.room });
    }
    if (row !== undefined) {
      const { place, round, timeZone, kind } = session;
      expect(row).toMatchObject({ place, round, timeZone, kind });
    }
  }
}

type Rows = ReadonlyMap<string, InvitationRow>;
type Walk = { session: Session; people: readonly Person[]; dice: Random; isOpen: boolean };

/** One step of the team's planning, each by its name. */
const PLANS: Record<string, (walk: Walk) => Promise<{ status: number }>> = {
  seat: ({ session, people, dice }) => session.seat([dice.pick(people)], dice.pick([0, 1, 2])),
  seatAll: ({ session, people }) => session.seat(people),
  remove: ({ session, people, dice }) => session.remove(dice.pick(people)),
  shift: ({ session, dice }) => session.shift(dice.pick([-60, 30, 60])),
  move: ({ session, dice }) => session.change({ place: dice.pick(['Brindlow Yard', 'The Hall']) }),
  instruct: ({ session, dice }) => session.change({ instructions: dice.pick(['Sing.', null]) }),
};

/** Somebody answers what they last read, or something older. */
async function answerSome({ session, people, dice, isOpen }: Walk, rows: Rows) {
  const person = dice.pick(people);
  const row = rows.get(person.profileId);
  const slotId = isOpen ? dice.pick(session.slotIds) : null;
  const accept = { ...ACCEPT, slotId };
  const given = dice.pick([accept, { ...accept, confirmOverlap: true }, DECLINE, RESCHEDULE]);
  const isStale = dice.chance(0.1);
  if (row === undefined) return { status: 0, answered: undefined };
  const { status } = await person.client.call(auditionInvitationEndpoints.answer, {
    params: { id: row.id },
    body: { ...given, version: isStale ? row.version - 1 : row.version },
  });
  if (isStale) expect(status).toBe(409);
  return { status, answered: status === 200 ? person.profileId : undefined };
}

/** What happened, and what everyone reads afterwards. */
async function takeStep(walk: Walk, before: Rows): Promise<{ met: string; rows: Rows }> {
  const { session, people, dice } = walk;
  const what = dice.pick(['plan', 'plan', 'send', 'answer', 'answer', 'answer']);
  if (what === 'answer') {
    const { status, answered } = await answerSome(walk, before);
    const rows = await listOf(session, people);
    // Nobody else's invitation changes with it, and a refused one changes nothing.
    const others = (all: Rows) => [...all].filter(([person]) => person !== answered);
    expect(others(rows)).toEqual(others(before));
    return { met: `answer ${status}`, rows };
  }
  const name = what === 'send' ? what : dice.pick(Object.keys(PLANS));
  const { status } = await (PLANS[name]?.(walk) ?? session.send());
  const rows = await listOf(session, people);
  // What is planned is not known outside.
  if (what === 'plan') expect(rows).toEqual(before);
  else expectSent(await session.get(), rows);
  return { met: `${name} ${status}`, rows };
}

it('however plans, sendings and answers follow each other, there is one truth', async () => {
  const casting = await makeCasting(t);
  const people = await Promise.all([0, 1, 2].map(() => makeApplicant(t, casting)));
  const met = new Set<string>();
  for (let number = 0; number < WALKS; number += 1) {
    const dice = random(`plans and answers ${number}`);
    const isOpen = number % 4 === 2;
    const tape = { kind: 'self_tape', place: null };
    const facts = number % 4 === 3 ? tape : { isOpenBooking: isOpen };
    const session = await makeSession(t, facts, casting);
    const walk = { session, people, dice, isOpen };
    await session.seat(people);
    await session.send();
    let rows: Rows = await listOf(session, people);
    for (let step = 0; step < STEPS; step += 1) {
      const taken = await takeStep(walk, rows);
      met.add(taken.met);
      rows = taken.rows;
      await expectOneTruth(rows.values());
    }
  }
  // The walks came by what they are about, and by nothing else.
  const refused = ['answer 409', 'send 409', 'seat 409'];
  const done = ['answer 200', 'send 200', ...Object.keys(PLANS).map((name) => `${name} 200`)];
  expect([...met].filter((one) => one !== 'answer 0').toSorted()).toEqual(
    [...refused, ...done].toSorted(),
  );
}, 120_000);
