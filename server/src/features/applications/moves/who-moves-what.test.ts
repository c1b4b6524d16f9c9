import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '@callboard/contract/application-moves';
import { applicationEndpoints } from '@callboard/contract/applications';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { castingCalls } from '../../casting-calls/tables.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { makeCasting } from '../casting-team.fixture.ts';
import { applications } from '../tables.ts';

/** Nobody is told of anything while the table is walked. */
const t = useTestServer({ UNDO_SECONDS: '600' });

const PAIRS = APPLICATION_STATUSES.flatMap((from) =>
  APPLICATION_STATUSES.map((to) => ({ from, to })),
);
type Pair = { from: ApplicationStatus; to: ApplicationStatus };

/** `from → to, to`, one row each: what may happen, and by whom. All else is refused. */
const moves = (table: string) =>
  new Set(
    table
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [from = '', tos = ''] = line.trim().split(/\s*→\s*/);
        return tos.split(/,\s*/).map((to) => `${from} ${to}`);
      }),
  );

const REVIEWING = moves(`
  submitted → viewed, shortlisted, audition, callback, not_selected
  viewed → viewed, shortlisted, audition, callback, not_selected
  shortlisted → viewed, shortlisted, audition, callback, not_selected
  audition → viewed, shortlisted, audition, callback, not_selected
  callback → viewed, shortlisted, audition, callback, not_selected
  not_selected → shortlisted, audition, callback, not_selected
`);
/** Where someone stands already, nothing happens and nothing is wrong. */
const MANAGING = new Set([...REVIEWING, ...moves('booked → released\nreleased → released')]);
const OWN_SIDE = moves(`
  submitted → withdrawn
  viewed → withdrawn
  shortlisted → withdrawn
  audition → withdrawn
  callback → withdrawn
  offered → withdrawn
  booked → withdrawn
  withdrawn → submitted
`);

const allowing =
  (allowed: Set<string>, refusal: (pair: Pair) => number) =>
  (pair: Pair): number =>
    allowed.has(`${pair.from} ${pair.to}`) ? 200 : refusal(pair);
const never = (status: number) => () => status;

const manages = allowing(MANAGING, never(409));
const reviews = allowing(REVIEWING, ({ to }) => (to === 'released' ? 403 : 409));
const isOwn = allowing(OWN_SIDE, ({ to }) =>
  to === 'withdrawn' || to === 'submitted' ? 409 : 403,
);

let made: Awaited<ReturnType<typeof makeOneOfEach>>;
beforeAll(async () => {
  made = await makeOneOfEach();
});

type Actor = [string, () => Promise<TestClient>, (pair: Pair) => number];
const ACTORS: Actor[] = [
  ['who made the production', async () => made.casting.creator, manages],
  ['a colleague who manages', () => made.casting.colleague('manage'), manages],
  ['a colleague who reviews', () => made.casting.colleague('review'), reviews],
  ['a colleague who looks', () => made.casting.colleague('view'), never(403)],
  ['another company', () => t.signIn('client'), never(404)],
  ['the talent', async () => made.talent, isOwn],
  ['an agent of the talent', async () => made.agent, isOwn],
  ['another talent', () => t.signIn('talent'), never(404)],
  ['an admin', () => t.signIn('admin'), never(403)],
];

describe('of all ways from one status to another', () => {
  it.each(ACTORS)('%s may go those that the rules name', async (_name, signIn, expected) => {
    const actor = await signIn();
    await made.reset();
    const outcomes = await Promise.all(
      PAIRS.map(async (pair) => {
        const params = { id: made.idOf(pair) };
        const body = { status: pair.to, reason: 'The dates moved' };
        const { status } = await actor.call(applicationEndpoints.setStatus, { params, body });
        return `${pair.from} → ${pair.to}: ${status}`;
      }),
    );
    expect(outcomes).toEqual(PAIRS.map((pair) => `${pair.from} → ${pair.to}: ${expected(pair)}`));
  });
});

/** One talent with one application for each pair, each to a role of its own. */
async function makeOneOfEach() {
  const casting = await makeCasting(t);
  const { productionId } = casting;
  const { user, profileId } = await t.make.talent();
  const { user: agentUser } = await t.make.ownAgent(profileId);
  const now = t.clock.now();
  const stamps = { createdAt: now, updatedAt: now };
  const rows = PAIRS.map((pair) => ({ ...pair, id: newId(), roleId: newId(), callId: newId() }));
  const { db } = t.platform;
  await db.insert(productionRoles).values(
    rows.map(({ roleId }, position) => ({
      id: roleId,
      productionId,
      title: 'DI Rhona Tait',
      roleType: 'talent' as const,
      payKind: 'paid' as const,
      position,
      ...stamps,
    })),
  );
  await db.insert(castingCalls).values(
    rows.map(({ roleId, callId }) => ({
      id: callId,
      roleId,
      breakdownId: callId,
      status: 'open' as const,
      visibility: 'public' as const,
      deadlineAt: new Date(now.getTime() + 24 * 60 * 60 * 1000),
      ...stamps,
    })),
  );
  await db.insert(applications).values(
    rows.map(({ id, roleId, callId, from }) => ({
      id,
      roleId,
      callId,
      callVersion: 1,
      talentProfileId: profileId,
      submittedByUserId: user.id,
      status: from,
      statusSince: now,
      toldStatus: from,
      toldSince: now,
      ...stamps,
    })),
  );
  const ids = new Map(rows.map(({ from, to, id }) => [`${from} ${to}`, id]));
  const first = JSON.stringify(rows.map(({ id, from }) => ({ id, from })));
  return {
    casting,
    talent: new TestClient(t.url, await t.make.session({ user })),
    agent: new TestClient(t.url, await t.make.session({ user: agentUser })),
    idOf: ({ from, to }: Pair) => ids.get(`${from} ${to}`) ?? '',
    reset: () =>
      db.execute(sql`
        update applications set status = it.from, told_status = it.from,
          unsent_answer = null, team_reason = null
        from jsonb_to_recordset(${first}::jsonb) as it(id uuid, "from" text)
        where applications.id = it.id`),
  };
}
