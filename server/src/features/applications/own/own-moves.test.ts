import { APPLICATION_STATUSES, findMove } from '@callboard/contract/application-moves';
import { applicationEndpoints } from '@callboard/contract/applications';
import { notificationEndpoints } from '@callboard/contract/notifications';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { castingCalls, castingCallVersions } from '../../casting-calls/tables.ts';
import type { CallTerms } from '../../casting-calls/terms/terms-of.ts';
import { productionCollaborators } from '../../productions/tables.ts';
import { applicationStatusChanges, applications } from '../tables.ts';

const t = useTestServer();

type Given = Parameters<typeof t.make.application>[0];

async function makeApplication(given: Given = {}) {
  const { user, profileId } = await t.make.talent({ stageName: 'Mara Okonjo-Lyle' });
  const talent = new TestClient(t.url, await t.make.session({ user }));
  const client = await t.signIn('client');
  const productionId = await t.make.production({ createdByUserId: client.user?.id ?? '' });
  const roleId = await t.make.productionRole({ productionId, title: 'Warder' });
  const callId = await t.make.castingCall({ roleId });
  const at = { roleId, callId, talentProfileId: profileId, submittedByUserId: user.id };
  const id = await t.make.application({ ...at, ...given });
  return { id, talent, user, profileId, client, productionId, roleId, callId };
}

const get = (client: TestClient, id: string) =>
  client.call(applicationEndpoints.get, { params: { id } });
const move = (client: TestClient, id: string, body: object) =>
  client.call(applicationEndpoints.setStatus, { params: { id }, body });
const confirm = (client: TestClient, id: string, version: number) =>
  client.call(applicationEndpoints.confirm, { params: { id }, body: { version } });
const newsOf = async (client: TestClient) =>
  (await client.call(notificationEndpoints.list)).body.map(
    ({ content }: { content: string }) => content,
  );
const rowOf = async (id: string) => {
  const [row] = await t.platform.db.select().from(applications).where(eq(applications.id, id));
  return row;
};

describe('an application as its own side sees it', () => {
  it('says what they were told and nothing of what the team thinks', async () => {
    const { id, talent, client, user } = await makeApplication({
      status: 'callback',
      toldStatus: 'audition',
      unsentAnswer: 'role_filled',
      teamReason: 'age_read',
    });
    const change = { applicationId: id, createdAt: t.clock.now() };
    const byTeam = { ...change, actorUserId: client.user?.id ?? '' };
    const told = { toldAt: t.clock.now() };
    const before = new Date(t.clock.now().getTime() - 1000);
    const first = { ...change, toldAt: before, createdAt: before, actorUserId: user.id };
    await t.platform.db.insert(applicationStatusChanges).values([
      { ...first, id: newId(), toStatus: 'submitted' },
      { ...byTeam, id: newId(), fromStatus: 'submitted', toStatus: 'shortlisted' },
      { ...byTeam, ...told, id: newId(), fromStatus: 'shortlisted', toStatus: 'audition' },
      { ...byTeam, id: newId(), fromStatus: 'audition', toStatus: 'callback' },
      {
        ...byTeam,
        id: newId(),
        fromStatus: 'audition',
        toStatus: 'not_selected',
        teamReason: 'age_read',
        undoneAt: t.clock.now(),
      },
    ]);
    const { body, text } = await get(talent, id);
    expect(body).toMatchObject({ view: 'own', status: 'audition', answer: null });
    expect(body.history).toMatchObject([
      { from: null, to: 'submitted', byName: 'Mara Okonjo-Lyle', isByOwnSide: true },
      { from: 'submitted', to: 'audition', byName: null, isByOwnSide: false },
    ]);
    for (const secret of ['callback', 'shortlisted', 'role_filled', 'age_read', 'not_selected']) {
      expect(text).not.toContain(secret);
    }
  });

  it('is theirs; the team and admins see the team’s, others nothing', async () => {
    const { id, talent, client, profileId } = await makeApplication();
    const { user } = await t.make.ownAgent(profileId);
    const agent = new TestClient(t.url, await t.make.session({ user }));
    for (const own of [talent, agent]) expect((await get(own, id)).body.view).toBe('own');
    for (const team of [client, await t.signIn('admin')]) {
      expect((await get(team, id)).body.view).toBe('team');
    }
    for (const role of ['client', 'talent', 'agent'] as const) {
      const stranger = await t.signIn(role);
      expect((await get(stranger, id)).status).toBe(404);
      expect((await move(stranger, id, { status: 'withdrawn' })).status).toBe(404);
      expect((await confirm(stranger, id, 1)).status).toBe(404);
    }
    expect((await get(talent, newId())).status).toBe(404);
  });
});

describe('the own side', () => {
  let made: Awaited<ReturnType<typeof makeApplication>>;
  beforeAll(async () => {
    made = await makeApplication();
  });

  it.each(APPLICATION_STATUSES)(
    'moves what is %s as the table says and no further',
    async (from) => {
      const { id, talent } = made;
      for (const to of APPLICATION_STATUSES) {
        await t.platform.db
          .update(applications)
          .set({ status: from, toldStatus: from })
          .where(eq(applications.id, id));
        const act = to === 'withdrawn' ? 'withdraw' : 'apply_again';
        const isAllowed = findMove(from, to, act)?.by === 'talent_side';
        const isOwnAct = to === 'withdrawn' || to === 'submitted';
        const refusal = isOwnAct ? 'ILLEGAL_MOVE' : 'FORBIDDEN';
        const { status, body } = await move(talent, id, { status: to });
        expect([to, status, body.code]).toEqual([
          to,
          ...(isAllowed ? [200, undefined] : [isOwnAct ? 409 : 403, refusal]),
        ]);
        const now = isAllowed ? to : from;
        expect(await rowOf(id)).toMatchObject({ status: now, toldStatus: now });
      }
    },
  );

  it('withdraws from the tray too, and whoever booked them reads why', async () => {
    const waiting = await makeApplication({ status: 'viewed', unsentAnswer: 'role_cut' });
    expect((await move(waiting.talent, waiting.id, { status: 'withdrawn' })).body).toEqual({
      moveId: null,
      moved: 1,
      refusedIds: [],
      undoUntil: null,
    });
    expect(await rowOf(waiting.id)).toMatchObject({ status: 'withdrawn', unsentAnswer: null });
    expect(await newsOf(waiting.client)).toEqual([]);

    const { id, talent, client, profileId, productionId } = await makeApplication({
      status: 'booked',
    });
    const [manager, reader] = [await t.signIn('client'), await t.signIn('client')];
    const createdAt = t.clock.now();
    await t.platform.db.insert(productionCollaborators).values([
      { productionId, userId: manager.user?.id ?? '', rights: 'manage', createdAt },
      { productionId, userId: reader.user?.id ?? '', rights: 'review', createdAt },
    ]);
    const { user } = await t.make.ownAgent(profileId);
    const agent = new TestClient(t.url, await t.make.session({ user }));
    await move(agent, id, { status: 'withdrawn', reason: 'A broken ankle.' });
    const news = [
      'Mara Okonjo-Lyle was booked for Warder in Weighbridge Nine and has withdrawn. They say: A broken ankle.',
    ];
    expect([await newsOf(client), await newsOf(manager), await newsOf(reader)]).toEqual([
      news,
      news,
      [],
    ]);
    expect(await newsOf(talent)).toEqual([
      'Ines Halloran withdrew Mara Okonjo-Lyle from Warder in Weighbridge Nine.',
    ]);
  });

  it('applies again while the call is open', async () => {
    const { id, talent, callId } = await makeApplication({ status: 'withdrawn' });
    expect((await get(talent, id)).body.abilities.mayApplyAgain).toBe(true);
    await t.platform.db
      .update(castingCalls)
      .set({ deadlineAt: t.clock.now() })
      .where(eq(castingCalls.id, callId));
    expect((await get(talent, id)).body.abilities.mayApplyAgain).toBe(false);
    expect((await move(talent, id, { status: 'submitted' })).body.code).toBe('CALL_NOT_OPEN');
  });
});

describe('terms that changed', () => {
  it('are said in words and confirmed as they are now', async () => {
    const { id, talent, callId, client } = await makeApplication();
    const terms: CallTerms = {
      payKind: 'paid',
      payAmount: 45_000,
      payUnit: 'day',
      payCurrency: 'GBP',
      payNote: null,
      usage: null,
      workDates: [],
      contentFlags: [],
      contentNote: null,
      replicaUses: [],
      replicaTerms: null,
    };
    const version = (at: number, given: Partial<CallTerms>) => ({
      callId,
      version: at,
      terms: { ...terms, ...given },
      createdAt: t.clock.now(),
    });
    await t.platform.db
      .insert(castingCallVersions)
      .values([
        version(1, {}),
        version(2, { payAmount: 40_000 }),
        version(3, { payAmount: 50_000 }),
      ]);
    await t.platform.db.update(castingCalls).set({ version: 3 }).where(eq(castingCalls.id, callId));
    expect((await get(talent, id)).body).toMatchObject({
      needsConfirmation: true,
      callVersion: 1,
      currentVersion: 3,
      changes: [{ field: 'pay', before: '£450 a day', after: '£500 a day' }],
      abilities: { mayConfirm: true },
    });
    expect((await confirm(talent, id, 2)).body.code).toBe('TERMS_CHANGED');
    expect((await confirm(client, id, 3)).status).toBe(404);
    const { body } = await confirm(talent, id, 3);
    expect(body).toMatchObject({ needsConfirmation: false, changes: [], callVersion: 3 });
    await move(talent, id, { status: 'withdrawn' });
    expect((await confirm(talent, id, 3)).body.code).toBe('ILLEGAL_MOVE');
  });
});
