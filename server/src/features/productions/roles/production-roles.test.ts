import { LIMITS } from '@callboard/contract/limits';
import { productionRoleEndpoints as endpoints } from '@callboard/contract/production-roles';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { applications } from '../../applications/tables.ts';
import { castingCalls } from '../../casting-calls/tables.ts';
import { clientCompanies } from '../../client-profiles/tables.ts';
import { holds } from '../../deals/holds/tables.ts';
import { productionActivities } from '../activity/tables.ts';
import { productionCollaborators } from '../tables.ts';
import { BREAKDOWNS } from './breakdown/demo-breakdowns.fixture.ts';
import { productionRoles } from './tables.ts';

const t = useTestServer();
const idOf = ({ user }: TestClient) => user?.id ?? '';

let maker: TestClient;
let productionId: string;
beforeEach(async () => {
  maker = await t.signIn('client');
  productionId = await t.make.production({ createdByUserId: idOf(maker) });
});

const create = (body: object, who = maker) =>
  who.call(endpoints.create, { params: { id: productionId }, body });
const change = (id: string, body: object, who = maker) =>
  who.call(endpoints.change, { params: { id }, body });
const titles = async (): Promise<string[]> =>
  (await maker.call(endpoints.list, { params: { id: productionId } })).body.items.map(
    ({ title }: { title: string }) => title,
  );
const make = (given: object) => t.make.productionRole({ productionId, ...given });
const activities = () =>
  t.platform.db
    .select({ kind: productionActivities.kind, roleId: productionActivities.roleId })
    .from(productionActivities)
    .where(eq(productionActivities.productionId, productionId));

describe('who may', () => {
  const collaborator = async (rights: 'manage' | 'review' | 'view') => {
    const colleague = await t.signIn('client');
    await t.platform.db
      .insert(productionCollaborators)
      .values({ productionId, userId: idOf(colleague), rights, createdAt: t.clock.now() });
    return colleague;
  };
  const PEOPLE: [string, () => Promise<TestClient>, looks: number, changes: number][] = [
    ['a colleague who manages', () => collaborator('manage'), 200, 200],
    ['a colleague who reviews', () => collaborator('review'), 200, 403],
    ['a colleague who looks', () => collaborator('view'), 200, 403],
    ['another company', () => t.signIn('client'), 404, 404],
    ['an admin', () => t.signIn('admin'), 200, 403],
  ];

  it.each(PEOPLE)('%s', async (_, come, looks, changes) => {
    const id = await make({});
    const who = await come();
    const params = { id: productionId };
    const one = { id };
    expect((await who.call(endpoints.list, { params })).status).toBe(looks);
    expect((await who.call(endpoints.get, { params: one })).status).toBe(looks);
    expect((await change(id, { title: 'New' }, who)).status).toBe(changes);
    const made = changes === 200 ? 201 : changes;
    const done = changes === 200 ? 204 : changes;
    expect((await create({ title: 'Ivy' }, who)).status).toBe(made);
    const batch = { params, body: { roles: [{ title: 'Wren' }] } };
    expect((await who.call(endpoints.createMany, batch)).status).toBe(made);
    expect((await who.call(endpoints.order, { params, body: { ids: [id] } })).status).toBe(done);
    expect((await who.call(endpoints.duplicate, { params: one })).status).toBe(made);
    expect((await who.call(endpoints.cancel, { params: one, body: {} })).status).toBe(changes);
    expect((await who.call(endpoints.remove, { params: one })).status).toBe(done);
  });
});

describe('a role', () => {
  it('is added at the end as far as it is known, and its team reads of it', async () => {
    await make({ title: 'First', position: 7 });
    const workDates = [
      { from: '2027-03-10', to: '2027-03-12', label: null },
      { from: '2027-02-01', to: '2027-02-01', label: 'Fitting' },
    ];
    const { status, body } = await create({ title: 'Ivy', workDates });
    expect(status).toBe(201);
    expect(body).toMatchObject({ title: 'Ivy', position: 8, workDates, call: null });
    expect(body.counts).toMatchObject({ all: 0, submitted: 0, ended: 0 });
    const [row] = await t.platform.db
      .select()
      .from(productionRoles)
      .where(eq(productionRoles.id, body.id));
    expect(row).toMatchObject({ workFrom: '2027-02-01', workTo: '2027-03-12' });
    expect(await activities()).toEqual([{ kind: 'role_added', roleId: body.id }]);
  });

  it('of a crew is never asked who someone is or what they look like', async () => {
    const { status, body } = await create({
      title: 'Gaffer',
      roleType: 'crew',
      crewRoleId: 'gaffer',
      genders: ['man'],
      playingAgeMin: 30,
      requestedMedia: ['headshot'],
      payUnit: 'episode',
    });
    expect(status).toBe(400);
    expect(Object.keys(body.fields).sort()).toEqual([
      'genders',
      'payUnit',
      'playingAgeMin',
      'requestedMedia',
    ]);
  });

  it('holds together after a change too, with what it had before', async () => {
    const id = await make({ playingAgeMin: 30, playingAgeMax: 40, contentFlags: ['intimacy'] });
    const refused = await change(id, { playingAgeMax: 17 });
    expect(refused.body.fields).toHaveProperty('playingAgeMax');
    const child = await change(id, { playingAgeMin: 12, skills: [{ skillId: 'x', level: null }] });
    expect(Object.keys(child.body.fields).sort()).toEqual(['contentFlags', 'skills.0.skillId']);
    expect((await change(id, { playingAgeMin: 12, contentFlags: ['minors'] })).status).toBe(200);
  });

  it('covers only other roles of its production and shows only its files', async () => {
    const id = await make({});
    const elsewhere = await t.make.productionRole();
    for (const covered of [id, elsewhere]) {
      const { body } = await change(id, { coversRoleIds: [covered] });
      expect(body.fields).toHaveProperty('coversRoleIds');
    }
    const selfTape = {
      instructions: null,
      sidesFileId: elsewhere,
      frame: null,
      maxMinutes: null,
      dueAt: null,
    };
    expect((await change(id, { selfTape })).body.fields).toHaveProperty('selfTape.sidesFileId');
    const ivy = await make({ title: 'Ivy' });
    // In capitals it is the same id.
    expect((await change(id, { coversRoleIds: [ivy.toUpperCase()] })).status).toBe(200);
    await maker.call(endpoints.remove, { params: { id: ivy } });
    const { body } = await maker.call(endpoints.get, { params: { id } });
    expect(body.coversRoleIds).toEqual([]);
  });

  it('tells how many stand where, its call and how its company answers', async () => {
    const companyId = await t.make.clientCompany();
    await t.platform.db
      .update(clientCompanies)
      .set({ answeredPercent: 92, answerDays: 4 })
      .where(eq(clientCompanies.id, companyId));
    productionId = await t.make.production({ companyId, createdByUserId: idOf(maker) });
    const roleId = await make({ payCurrency: 'GBP' });
    const ended = { status: 'closed', endedAt: t.clock.now(), roleId } as const;
    await t.make.castingCall(ended);
    const callId = await t.make.castingCall({ roleId });
    for (const given of [
      { status: 'submitted' },
      { status: 'shortlisted' },
      { status: 'shortlisted', unsentAnswer: 'role_filled' },
      { status: 'withdrawn' },
      { status: 'released' },
    ] as const) {
      await t.make.application({ roleId, callId, ...given });
    }
    const { body } = await maker.call(endpoints.get, { params: { id: roleId } });
    expect(body).toMatchObject({
      call: { id: callId, status: 'open' },
      counts: { all: 5, submitted: 1, viewed: 0, shortlisted: 1, unsent: 1, ended: 2 },
      production: { id: productionId, currency: 'GBP' },
      rights: 'manage',
      answering: { percent: 92, days: 4 },
    });
  });
});

describe('several roles', () => {
  it('are added all or none, and each wrong field is named', async () => {
    const add = (roles: object[]) =>
      maker.call(endpoints.createMany, { params: { id: productionId }, body: { roles } });
    const wrong = { title: 'Wren', playingAgeMin: 30, playingAgeMax: 20, voiceTypeId: 'kazoo' };
    const refused = await add([{ title: 'Ivy' }, wrong]);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields).sort()).toEqual([
      'roles.1.playingAgeMax',
      'roles.1.voiceTypeId',
    ]);
    expect(await titles()).toEqual([]);
    expect((await add([{ title: 'Ivy' }, { title: 'Wren' }])).body.items).toHaveLength(2);
    expect(await titles()).toEqual(['Ivy', 'Wren']);
    const tooMany = Array.from({ length: LIMITS.roles - 1 }, () => ({ title: 'Extra' }));
    expect((await add(tooMany)).body.code).toBe('PLAN_LIMIT_REACHED');
  });

  it('stand in the order they are put into; a copy stands behind its original', async () => {
    const [a, , c] = [
      await make({ title: 'A', position: 1 }),
      await make({ title: 'B', position: 2 }),
      await make({ title: 'C', position: 3, cancelledAt: t.clock.now(), playingAgeMin: 30 }),
    ];
    const body = { ids: [c, a] };
    await maker.call(endpoints.order, { params: { id: productionId }, body });
    expect(await titles()).toEqual(['C', 'A', 'B']);
    const copy = await maker.call(endpoints.duplicate, { params: { id: c } });
    expect(copy.body).toMatchObject({ cancelledAt: null, playingAgeMin: 30, call: null });
    expect(await titles()).toEqual(['C', 'C (copy)', 'A', 'B']);
  });
});

describe('a role that is no longer cast', () => {
  const hold = async (roleId: string, status: 'requested' | 'released') => {
    const { profileId } = await t.make.talent();
    const now = t.clock.now();
    await t.platform.db.insert(holds).values({
      id: newId(),
      roleId,
      talentProfileId: profileId,
      requestedByUserId: idOf(maker),
      from: '2026-05-04',
      to: '2026-05-04',
      status,
      expiresAt: now,
      createdAt: now,
      updatedAt: now,
    });
  };

  it('is removed only while nobody applied or was asked', async () => {
    const roleId = await make({});
    await t.make.application({ roleId, status: 'withdrawn' });
    const [invited, held] = [await make({}), await make({})];
    const auditionId = await t.make.audition({ productionId });
    await t.make.auditionInvitation({ auditionId, roleId: invited });
    await hold(held, 'requested');
    for (const id of [roleId, invited, held]) {
      const { body } = await maker.call(endpoints.remove, { params: { id } });
      expect(body.code).toBe('ROLE_IN_USE');
    }
    const unused = await make({});
    await hold(unused, 'released');
    expect((await maker.call(endpoints.remove, { params: { id: unused } })).status).toBe(204);
    expect((await maker.call(endpoints.get, { params: { id: unused } })).status).toBe(404);
  });

  it('is cancelled: its call ends, everyone still open is answered, and it changes no more', async () => {
    const roleId = await make({});
    const callId = await t.make.castingCall({ roleId });
    const open = await t.make.application({ roleId, callId });
    await t.make.application({ roleId, callId, status: 'withdrawn' });
    const cancel = () => maker.call(endpoints.cancel, { params: { id: roleId }, body: {} });
    expect((await cancel()).body).toEqual({ answered: 1 });
    const [call] = await t.platform.db
      .select()
      .from(castingCalls)
      .where(eq(castingCalls.id, callId));
    expect(call).toMatchObject({ status: 'cancelled', endedAt: t.clock.now() });
    const [row] = await t.platform.db.select().from(applications).where(eq(applications.id, open));
    expect(row).toMatchObject({ toldStatus: 'role_cancelled', toldAnswer: 'role_cut' });
    expect(await activities()).toContainEqual({ kind: 'role_cancelled', roleId });
    expect((await cancel()).body.code).toBe('ROLE_CANCELLED');
    expect((await change(roleId, { title: 'New' })).body.code).toBe('ROLE_CANCELLED');
  });
});

it('a change of pay makes a new version of an open call; a change of title does not', async () => {
  const roleId = await make({ payAmount: 10_000, payCurrency: 'GBP' });
  await t.make.castingCall({ roleId });
  expect((await change(roleId, { title: 'New' })).body.call.version).toBe(1);
  expect((await change(roleId, { payAmount: 12_000 })).body.call.version).toBe(2);
});

it('a pasted breakdown becomes roles that can be added as they are', async () => {
  const [first] = BREAKDOWNS;
  const { body } = await maker.call(endpoints.readBreakdown, { body: { text: first?.text } });
  expect(body).toMatchObject({ title: first?.title, typeId: first?.typeId });
  const roles = body.roles.map(({ role }: { role: object }) => role);
  const added = await maker.call(endpoints.createMany, {
    params: { id: productionId },
    body: { roles },
  });
  expect(added.status).toBe(201);
  expect(added.body.items).toMatchObject(first?.roles.map(({ role }) => role) ?? []);
});
