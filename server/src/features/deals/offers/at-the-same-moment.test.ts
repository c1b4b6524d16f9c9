import { applicationEndpoints } from '@callboard/contract/applications';
import { offerEndpoints as offers } from '@callboard/contract/offers';
import { productionRoleEndpoints } from '@callboard/contract/production-roles';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { useTestServer } from '../../../../test/test-server.ts';
import { rowOf } from '../../applications/casting-team.fixture.ts';
import { applicationStatusChanges } from '../../applications/tables.ts';
import { dealsOf, makePeople, type People, TERMS } from '../deals.fixture.ts';

const t = useTestServer();

let people: People;
beforeAll(async () => {
  people = await makePeople(t);
});

const ACTS = {
  accept: ({ offerId }: Offered) => answer(people.talent, offerId, 'accept'),
  decline: ({ offerId }: Offered) => answer(people.agent, offerId, 'decline'),
  takeBack: ({ offerId }: Offered) =>
    people.creator.call(offers.withdraw, { params: { id: offerId }, body: { reason: null } }),
  withdraw: ({ applicationId }: Offered) =>
    people.guardian.call(applicationEndpoints.setStatus, {
      params: { id: applicationId },
      body: { status: 'withdrawn' },
    }),
  cancel: ({ roleId }: Offered) =>
    people.creator.call(productionRoleEndpoints.cancel, { params: { id: roleId }, body: {} }),
};
type Offered = { offerId: string; applicationId: string; roleId: string };

const answer = (who: People['talent'], id: string, given: string) =>
  who.call(offers.answer, { params: { id }, body: { answer: given, reason: null } });

/** Where an application may stand, by what became of its offer. */
const AGREEING: Record<string, string[]> = {
  accepted: ['booked', 'withdrawn', 'role_cancelled'],
  declined: ['offer_declined'],
  withdrawn: ['callback', 'withdrawn', 'role_cancelled'],
};

const makeOffer = async (): Promise<Offered> => {
  const applicationId = await dealsOf(t, people).application();
  const params = { id: applicationId };
  const { body } = await people.creator.call(offers.send, { params, body: TERMS });
  return { offerId: body.id, applicationId, roleId: body.roleId };
};

/** From where to where, as it happened. */
const historyOf = (applicationId: string) =>
  t.platform.db
    .select({ from: applicationStatusChanges.fromStatus, to: applicationStatusChanges.toStatus })
    .from(applicationStatusChanges)
    .where(eq(applicationStatusChanges.applicationId, applicationId))
    .orderBy(asc(applicationStatusChanges.id));

it.each([
  [['accept', 'decline', 'takeBack']],
  [['takeBack', 'accept', 'accept', 'decline']],
  [['accept', 'withdraw', 'takeBack']],
  [['cancel', 'accept', 'takeBack', 'decline']],
] as (keyof typeof ACTS)[][][])('%s: one of them decides, and all records agree', async (acts) => {
  const offered = await makeOffer();
  const answers = await Promise.all(
    acts.map(async (act) => [act, await ACTS[act](offered)] as const),
  );
  const deciding = answers.filter(
    ([act, { status }]) => status === 200 && ['accept', 'decline', 'takeBack'].includes(act),
  );
  const isEndedOtherwise = acts.includes('withdraw') || acts.includes('cancel');
  expect(deciding.length).toBeLessThanOrEqual(1);
  if (!isEndedOtherwise) expect(deciding.length).toBe(1);
  const refused = answers.map(([, { status }]) => status).filter((status) => status >= 300);
  expect([...new Set(refused)]).toEqual([409]);

  const params = { id: offered.applicationId };
  const [offer] = (await people.talent.call(offers.ofApplication, { params })).body.items;
  const { status, toldStatus } = await rowOf(t, offered.applicationId);
  expect(AGREEING[offer.status]).toContain(status);
  expect(toldStatus).toBe(status);
  const history = await historyOf(offered.applicationId);
  expect(history.at(-1)?.to).toBe(status);
  for (const [at, change] of history.entries()) {
    expect(change.from).toBe(history[at - 1]?.to ?? 'callback');
  }
});

it('two offers at the same moment are one', async () => {
  const params = { id: await dealsOf(t, people).application() };
  const both = await Promise.all(
    [1, 2].map((fee) => people.creator.call(offers.send, { params, body: { ...TERMS, fee } })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
});
