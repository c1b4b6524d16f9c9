import { auditionEndpoints as endpoints } from '@callboard/contract/auditions';
import type { Endpoint } from '@callboard/contract/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { makeCasting } from '../../applications/casting-team.fixture.ts';
import { type Casting, clockTime, factsOf, planSession, scheduleOf } from './planning.fixture.ts';

const t = useTestServer();

const PEOPLE = ['creator', 'manage', 'review', 'view', 'stranger', 'admin', 'talent'] as const;
type Person = (typeof PEOPLE)[number];

/** What each gets, in the order of PEOPLE. */
const TABLE = `
  list        200 200 200 200 404 200 403
  get         200 200 200 200 404 200 403
  candidates  200 200 200 200 404 200 403
  create      201 201 201 403 404 403 403
  change      200 200 200 403 404 403 403
  makeSlots   200 200 200 403 404 403 403
  addSlot     200 200 200 403 404 403 403
  removeSlot  200 200 200 403 404 403 403
  shift       200 200 200 403 404 403 403
  seat        200 200 200 403 404 403 403
  autofill    200 200 200 403 404 403 403
  cancel      200 200 403 403 404 403 403
  remove      204 204 204 403 404 403 403
`;

let casting: Casting;
let people: Record<Person, TestClient>;
beforeAll(async () => {
  casting = await makeCasting(t);
  people = {
    creator: casting.creator,
    manage: await casting.colleague('manage'),
    review: await casting.colleague('review'),
    view: await casting.colleague('view'),
    stranger: await t.signIn('client'),
    admin: await t.signIn('admin'),
    talent: await t.signIn('talent'),
  };
});

type Act = (client: TestClient) => Promise<{ status: number }>;
const onOne =
  (endpoint: Endpoint, body?: () => object): Act =>
  async (client) => {
    const { id, slots } = await planSession(t, casting);
    const params = { id, slotId: slots[0].id };
    return client.call(endpoint, { params, ...(body && { body: body() }) });
  };
const onProduction =
  (endpoint: Endpoint, body?: () => object): Act =>
  (client) =>
    client.call(endpoint, { params: { id: casting.productionId }, ...(body && { body: body() }) });

const ACTS: Record<string, Act> = {
  list: onProduction(endpoints.list),
  get: onOne(endpoints.get),
  candidates: onOne(endpoints.candidates),
  create: onProduction(endpoints.create, () => factsOf(t, casting)),
  change: onOne(endpoints.change, () => ({ place: 'Studio 5' })),
  makeSlots: onOne(endpoints.makeSlots, () => scheduleOf(t, '10:00', '11:00')),
  addSlot: onOne(endpoints.addSlot, () => ({
    room: 'B',
    startsAt: clockTime(t, '09:00'),
    minutes: 15,
    capacity: 1,
  })),
  removeSlot: onOne(endpoints.removeSlot),
  shift: onOne(endpoints.shift, () => ({ minutes: 5 })),
  seat: onOne(endpoints.seat, () => ({ place: [], remove: [] })),
  autofill: onOne(endpoints.autofill, () => ({ roleId: casting.roleId, status: 'viewed' })),
  cancel: onOne(endpoints.cancel, () => ({ note: null })),
  remove: onOne(endpoints.remove),
};

const rows = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/ +/))
  .map(([act = '', ...statuses]) => [act, statuses.map(Number)] as const);

describe('who may plan an audition', () => {
  it('is written down for every act', () => {
    expect(rows.map(([act]) => act)).toEqual(Object.keys(ACTS));
  });

  it.each(rows)('%s: %j', async (name, expected) => {
    const answers = [];
    for (const person of PEOPLE) answers.push(await ACTS[name]?.(people[person]));
    expect(answers.map((answer) => answer?.status)).toEqual(expected);
  });
});
