import { productionRoleEndpoints } from '@callboard/contract/production-roles';
import { productionEndpoints as endpoints } from '@callboard/contract/productions';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { newId } from '../../platform/ids.ts';
import { outsidePeople } from '../applications/triage/tables.ts';
import { productionRoles } from './roles/tables.ts';

const t = useTestServer();

let client: TestClient;
beforeEach(async () => {
  client = await t.signIn('client');
});

const FACTS = { title: 'The Tenpenny March', typeId: 'feature-film' };
const create = async (facts: object = {}) => {
  const { status, body } = await client.call(endpoints.create, { body: { ...FACTS, ...facts } });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const list = async (query: Record<string, unknown> = {}) =>
  (await client.call(endpoints.list, { query })).body;
const titles = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title);

describe('a production', () => {
  it('begins as a draft of the client’s company, and says what it was given', async () => {
    const dates = [{ label: 'shoot', from: '2027-03-01', to: '2027-03-20', note: null }];
    const made = await create({ dates, locations: ['Leith'], unionStatus: 'union' });
    const expected = {
      ...FACTS,
      status: 'draft',
      companyName: 'Tallow Row',
      dates,
      locations: ['Leith'],
      unionStatus: 'union',
      rights: 'manage',
      coverUrl: null,
    };
    expect(made).toMatchObject(expected);
    const got = await client.call(endpoints.get, { params: { id: made.id } });
    expect(got.body).toEqual(made);
  });

  it('keeps what a change does not name, and tells of changes once it is no draft', async () => {
    const { id } = await create({ director: 'Ola Brandt', synopsis: 'A march.' });
    const change = (body: object) => client.call(endpoints.change, { params: { id }, body });
    t.clock.advance({ seconds: 1 });
    expect((await change({ synopsis: null })).body).toMatchObject({
      director: 'Ola Brandt',
      synopsis: null,
    });
    t.clock.advance({ seconds: 1 });
    await change({ status: 'casting', castingDirector: 'Uma Reyes', typeId: 'short-film' });
    const { body } = await client.call(endpoints.activity, { params: { id } });
    expect(body.items.map(({ kind }: { kind: string }) => kind)).toEqual([
      'production_changed',
      'production_created',
    ]);
    expect(body.items[0]).toMatchObject({
      actorName: 'Ines Halloran',
      detail: { fields: 'type, status, casting_director', status: 'casting' },
    });
  });

  it.each([
    ['a confidential one without a code name', { isConfidential: true }, 'codeName'],
    ['an unknown type', { typeId: 'opera-buffa' }, 'typeId'],
    ['an unknown contract', { contractId: 'handshake' }, 'contractId'],
  ])('is refused for %s, when it is made and when it is changed', async (_, wrong, field) => {
    const made = await client.call(endpoints.create, { body: { ...FACTS, ...wrong } });
    const { id } = await create();
    const changed = await client.call(endpoints.change, { params: { id }, body: wrong });
    for (const { status, body } of [made, changed]) {
      expect([status, body.code, Object.keys(body.fields)]).toEqual([
        400,
        'INVALID_INPUT',
        [field],
      ]);
    }
  });

  it('is copied with its facts, dates and roles, which cover each other as before', async () => {
    const original = await create({ status: 'casting', isConfidential: true, codeName: 'Wren' });
    const lead = await t.make.productionRole({ productionId: original.id, title: 'Lead' });
    const cut = await t.make.productionRole({
      productionId: original.id,
      title: 'Cut',
      position: 1,
      cancelledAt: t.clock.now(),
    });
    await t.make.productionRole({
      productionId: original.id,
      title: 'Cover',
      position: 2,
      coversRoleIds: [lead, cut],
    });
    await t.make.application({ roleId: lead });
    const { status, body: copy } = await client.call(endpoints.duplicate, {
      params: { id: original.id },
    });
    expect(status).toBe(201);
    expect(copy).toMatchObject({
      title: 'The Tenpenny March (copy)',
      status: 'draft',
      codeName: 'Wren',
      funnel: { applied: 0 },
    });
    const roles = await t.platform.db
      .select()
      .from(productionRoles)
      .where(eq(productionRoles.productionId, copy.id))
      .orderBy(productionRoles.position);
    expect(roles.map(({ title }) => title)).toEqual(['Lead', 'Cover']);
    expect(roles[1]?.coversRoleIds).toEqual([roles[0]?.id]);
    expect(roles[0]?.id).not.toBe(lead);
  });
});

describe('the list of productions', () => {
  it('counts each status, and is narrowed by status, by title or code name, and by the archive', async () => {
    await create({ title: 'Café Noir', status: 'casting' });
    t.clock.advance({ seconds: 1 });
    await create({ title: 'Weighbridge', isConfidential: true, codeName: 'Project Wren' });
    const { id } = await create({ title: 'Gone', status: 'wrapped' });
    await client.call(endpoints.change, { params: { id }, body: { isArchived: true } });

    expect(titles(await list())).toEqual(['Weighbridge', 'Café Noir']);
    expect((await list()).counts).toMatchObject({ draft: 1, casting: 1, wrapped: 0, cancelled: 0 });
    expect(titles(await list({ status: 'casting' }))).toEqual(['Café Noir']);
    expect(titles(await list({ search: 'cafe' }))).toEqual(['Café Noir']);
    expect(titles(await list({ search: 'wren' }))).toEqual(['Weighbridge']);
    expect(titles(await list({ search: '%%%' }))).toEqual([]);
    expect(titles(await list({ isArchived: true }))).toEqual(['Gone']);
  });

  it('comes in pages with the one changed last first', async () => {
    for (const title of ['One', 'Two', 'Three']) {
      await create({ title });
      t.clock.advance({ seconds: 1 });
    }
    const first = await list({ limit: 2 });
    expect(titles(first)).toEqual(['Three', 'Two']);
    const second = await list({ limit: 2, cursor: first.nextCursor });
    expect([titles(second), second.nextCursor]).toEqual([['One'], null]);
  });

  it('tells how far applicants have come: each step counts those who are further', async () => {
    const { id: productionId } = await create({ status: 'casting' });
    const roleId = await t.make.productionRole({ productionId });
    const deadlineAt = new Date(t.clock.now().getTime() + 60_000);
    const callId = await t.make.castingCall({ roleId, deadlineAt });
    const statuses = ['submitted', 'viewed', 'shortlisted', 'callback', 'booked'] as const;
    for (const status of [...statuses, 'not_selected' as const, 'withdrawn' as const]) {
      await t.make.application({ roleId, callId, status });
    }
    const { items } = await list();
    expect(items[0]).toMatchObject({
      roleCount: 1,
      openCallCount: 1,
      nextDeadlineAt: deadlineAt.toISOString(),
      funnel: {
        applied: 6,
        new: 1,
        shortlisted: 3,
        audition: 2,
        callback: 2,
        offered: 1,
        booked: 1,
      },
    });
  });

  it('shows an admin everybody’s and a client of another company nothing of it', async () => {
    await create({ title: 'Only ours' });
    const [admin, stranger] = await Promise.all([t.signIn('admin'), t.signIn('client')]);
    const seen = await admin.call(endpoints.list, { query: { search: 'only ours' } });
    expect(titles(seen.body)).toEqual(['Only ours']);
    expect((await stranger.call(endpoints.list)).body.items).toEqual([]);
  });
});

describe('the line-up', () => {
  it('shows the faces of each role in order, and is replaced as a whole', async () => {
    const { id: productionId } = await create();
    const roleId = await t.make.productionRole({ productionId });
    const callId = await t.make.castingCall({ roleId });
    const talent = await t.make.talent({ stageName: 'Bo Marsh' });
    const talentProfileId = talent.profileId;
    const applicationId = await t.make.application({ roleId, callId, talentProfileId });
    const again = await t.make.application({
      roleId,
      callId,
      talentProfileId,
      status: 'not_selected',
    });
    const elsewhere = await t.make.application();
    const outsidePersonId = newId();
    await t.platform.db.insert(outsidePeople).values({
      id: outsidePersonId,
      roleId,
      name: 'Someone Else',
      status: 'shortlisted',
      addedByUserId: client.user?.id ?? '',
      createdAt: t.clock.now(),
      updatedAt: t.clock.now(),
    });
    const set = (body: object) =>
      client.call(productionRoleEndpoints.setLineUp, { params: { id: roleId }, body });
    const bo = { applicationId, outsidePersonId: null };
    const other = { applicationId: null, outsidePersonId };

    expect((await set({ first: other, second: bo, backup: null })).status).toBe(204);
    const { body } = await client.call(productionRoleEndpoints.lineUp, {
      params: { id: productionId },
    });
    expect(body.items).toEqual([
      {
        roleId,
        faces: [
          { place: 'first', ...other, name: 'Someone Else', photoUrl: null },
          { place: 'second', ...bo, name: 'Bo Marsh', photoUrl: null },
        ],
      },
    ]);

    const stranger = { applicationId: elsewhere, outsidePersonId: null };
    expect((await set({ first: stranger, second: null, backup: bo })).body.fields).toEqual({
      first: 'Please choose someone who is up for this role',
    });
    const sameTalent = { applicationId: again, outsidePersonId: null };
    expect((await set({ first: bo, second: null, backup: sameTalent })).body.fields).toEqual({
      backup: 'This person stands in another place already',
    });
    await set({ first: null, second: null, backup: null });
    const empty = await client.call(productionRoleEndpoints.lineUp, {
      params: { id: productionId },
    });
    expect(empty.body.items).toEqual([{ roleId, faces: [] }]);
  });
});
