import { castingCallEndpoints as endpoints } from '@callboard/contract/casting-calls';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { changes } from '../../../platform/change-feed/tables.ts';
import { notifications } from '../../notifications/tables.ts';
import { productionActivities } from '../../productions/activity/tables.ts';
import { productions } from '../../productions/tables.ts';
import { castingTeam, inAWeek } from '../casting-team.fixture.ts';
import { castingCalls, castingCallVersions } from '../tables.ts';

const t = useTestServer();

type Team = Awaited<ReturnType<typeof castingTeam>>;
const publish = (team: Team, body: object, as: TestClient = team.client) =>
  as.call(endpoints.publish, {
    params: { id: team.productionId },
    body: { deadlineAt: inAWeek(t), visibility: 'public', ...body },
  });
const change = (who: TestClient, id: string, body: object) =>
  who.call(endpoints.change, { params: { id }, body });
const idsOf = ({ body }: { body: { items: { id: string }[] } }) => body.items.map(({ id }) => id);
const toldOf = async (link: string) => {
  const rows = await t.platform.db
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(and(eq(notifications.link, link), eq(notifications.kind, 'casting_call')))
    .orderBy(asc(notifications.userId));
  return rows.map(({ userId }) => userId);
};

describe('publishing', () => {
  it('by a verified client opens all roles together, keeps what they promise and begins the casting', async () => {
    const team = await castingTeam(t, { status: 'draft' });
    const second = await team.role({ position: 2, payAmount: 45_000, payCurrency: 'GBP' });
    const first = await team.role({ position: 1 });
    const { status, body } = await publish(team, { roleIds: [second, first] });
    expect(status).toBe(201);
    const [one, two] = body.items;
    expect(one).toMatchObject({
      status: 'open',
      version: 1,
      openedAt: t.clock.now().toISOString(),
    });
    expect(two.breakdownId).toBe(one.breakdownId);

    const { db } = t.platform;
    const ids = [one.id, two.id];
    const calls = await db.select().from(castingCalls).where(inArray(castingCalls.id, ids));
    expect(calls.map(({ roleId }) => roleId).sort()).toEqual([first, second].sort());
    const versions = await db
      .select()
      .from(castingCallVersions)
      .where(eq(castingCallVersions.callId, two.id));
    expect(versions).toMatchObject([{ version: 1, terms: { payAmount: 45_000, workDates: [] } }]);
    const [production] = await db
      .select()
      .from(productions)
      .where(eq(productions.id, team.productionId));
    expect(production?.status).toBe('casting');
    const story = await db
      .select()
      .from(productionActivities)
      .where(eq(productionActivities.productionId, team.productionId));
    expect(story.map(({ kind }) => kind)).toEqual(['call_opened', 'call_opened']);
    const fed = await db.select().from(changes).where(inArray(changes.subjectId, ids));
    expect(fed.map(({ subject }) => subject)).toEqual(['casting-calls.call', 'casting-calls.call']);
  });

  it('by a client who is not verified waits for review, and tells nobody', async () => {
    const team = await castingTeam(t, { isVerified: false });
    const { profileId } = await t.make.talent({ visibility: 'public' });
    const answer = await publish(team, {
      roleIds: [await team.role()],
      visibility: 'invited',
      talentProfileIds: [profileId],
    });
    expect(answer.body.items).toMatchObject([{ status: 'in_review', openedAt: null }]);
    expect(await toldOf(`/casting-calls/${idsOf(answer)[0]}`)).toEqual([]);
  });

  it('needs manage rights', async () => {
    const team = await castingTeam(t);
    const roleIds = [await team.role()];
    const stranger = (await castingTeam(t)).client;
    const answers: number[] = [];
    for (const who of [
      stranger,
      await team.colleague('view'),
      await team.colleague('review'),
      await team.colleague('manage'),
    ]) {
      answers.push((await publish(team, { roleIds }, who)).status);
    }
    expect(answers).toEqual([404, 403, 403, 201]);
  });

  it('of the same role at the same moment makes one call', async () => {
    const team = await castingTeam(t);
    const [one, two, three] = [await team.role(), await team.role(), await team.role()];
    const answers = await Promise.all([
      publish(team, { roleIds: [one, two] }),
      publish(team, { roleIds: [two, one] }),
      publish(team, { roleIds: [two, three] }),
      publish(team, { roleIds: [two] }),
    ]);
    const codes = answers.map(({ status, body }) => body.code ?? status).sort();
    expect(codes).toEqual([201, 'ROLE_HAS_CALL', 'ROLE_HAS_CALL', 'ROLE_HAS_CALL']);
  });

  it('takes the place of a draft that nobody has seen', async () => {
    const team = await castingTeam(t);
    const roleId = await team.role();
    const draft = await t.make.castingCall({ roleId, status: 'draft' });
    const answer = await publish(team, { roleIds: [roleId] });
    expect(answer.body.items).toMatchObject([{ status: 'open' }]);
    const calls = await t.platform.db
      .select({ id: castingCalls.id })
      .from(castingCalls)
      .where(eq(castingCalls.roleId, roleId));
    expect(calls).toEqual([{ id: idsOf(answer)[0] }]);
    expect(idsOf(answer)).not.toContain(draft);
  });

  it('is refused for roles that are cancelled or of another production, and for deadlines gone by', async () => {
    const team = await castingTeam(t);
    const roleId = await team.role();
    const cancelled = await team.role({ cancelledAt: t.clock.now() });
    const elsewhere = await t.make.productionRole();
    expect((await publish(team, { roleIds: [roleId, cancelled] })).body.code).toBe(
      'ROLE_CANCELLED',
    );
    expect((await publish(team, { roleIds: [roleId, elsewhere] })).status).toBe(404);
    for (const deadlineAt of [t.clock.now(), '9999-12-31T23:59:59Z']) {
      const late = await publish(team, { roleIds: [roleId], deadlineAt });
      expect(late.body.fields).toHaveProperty('deadlineAt');
    }
  });

  it('for some only needs verified agencies, or talents whom the client may see', async () => {
    const team = await castingTeam(t, { isVerified: false });
    const roleIds = [await team.role()];
    const unverified = await t.make.portfolio();
    const hidden = await t.make.talent({ visibility: 'hidden' });
    const child = await t.make.talent({ visibility: 'public', dateOfBirth: '2015-01-01' });
    const refused = async (body: object) =>
      Object.keys((await publish(team, { roleIds, ...body })).body.fields ?? {});
    const visibility = 'chosen_agencies';
    expect(await refused({ visibility })).toEqual(['agencyIds']);
    expect(await refused({ visibility, agencyIds: [unverified] })).toEqual(['agencyIds']);
    expect(await refused({ visibility: 'invited' })).toEqual(['talentProfileIds']);
    for (const { profileId } of [hidden, child]) {
      const talentProfileIds = [profileId];
      expect(await refused({ visibility: 'invited', talentProfileIds })).toEqual([
        'talentProfileIds',
      ]);
    }
  });

  it('tells the invited and their agents once, however many roles there are', async () => {
    const team = await castingTeam(t);
    const { profileId, user } = await t.make.talent({ visibility: 'professionals' });
    const agent = await t.make.ownAgent(profileId);
    const answer = await publish(team, {
      roleIds: [await team.role(), await team.role()],
      visibility: 'invited',
      talentProfileIds: [profileId],
    });
    const [first, second] = idsOf(answer);
    expect(await toldOf(`/casting-calls/${first}`)).toEqual([user.id, agent.user.id].sort());
    expect(await toldOf(`/casting-calls/${second}`)).toEqual([]);
  });
});

describe('changing', () => {
  it('a call for chosen agencies tells those who are new, and the team sees whom it is for', async () => {
    const team = await castingTeam(t);
    const agency = async (name: string) => {
      const owner = await t.make.user({ role: 'agent' });
      const verifiedAt = t.clock.now();
      return { owner, id: await t.make.portfolio({ name, ownerUserId: owner.id, verifiedAt }) };
    };
    const [finch, wren] = [await agency('Finch Ünder'), await agency('Wren Talent')];
    const chosen = { visibility: 'chosen_agencies' as const };
    const roleIds = [await team.role()];
    const answer = await publish(team, { roleIds, ...chosen, agencyIds: [finch.id] });
    const [id = ''] = idsOf(answer);
    const deadlineAt = new Date(t.clock.now().getTime() + 60_000).toISOString();
    const changed = await change(team.client, id, { deadlineAt, agencyIds: [wren.id, finch.id] });
    expect(changed.body).toMatchObject({ deadlineAt, visibility: 'chosen_agencies' });
    expect(await toldOf(`/casting-calls/${id}`)).toEqual([finch.owner.id, wren.owner.id].sort());

    const audience = async (who: TestClient) =>
      (await who.call(endpoints.audience, { params: { id } })).body;
    const both = { agencies: [{ name: 'Finch Ünder' }, { name: 'Wren Talent' }], talents: [] };
    expect(await audience(await team.colleague('view'))).toMatchObject(both);
    expect(await audience(await t.signIn('admin'))).toMatchObject(both);
    expect((await audience(await t.signIn('client'))).code).toBe('NOT_FOUND');
    const found = await team.client.call(endpoints.agencies, { query: { search: 'under' } });
    expect(found.body.items).toEqual([{ id: finch.id, name: 'Finch Ünder' }]);

    expect((await change(team.client, id, { visibility: 'public' })).status).toBe(200);
    expect(await audience(team.client)).toEqual({ agencies: [], talents: [] });
  });

  it('is for those who manage, and for calls that go on', async () => {
    const team = await castingTeam(t);
    const deadlineAt = inAWeek(t);
    const id = await t.make.castingCall({ roleId: await team.role() });
    expect((await change(await team.colleague('review'), id, { deadlineAt })).status).toBe(403);
    expect((await change(await t.signIn('client'), id, { deadlineAt })).status).toBe(404);
    const past = await change(team.client, id, { deadlineAt: '2020-01-01T00:00:00.000Z' });
    expect(past.body.fields).toHaveProperty('deadlineAt');
    const ended = await t.make.castingCall({
      roleId: await team.role(),
      status: 'closed',
      endedAt: t.clock.now(),
    });
    expect((await change(team.client, ended, { deadlineAt })).body.code).toBe('CALL_ENDED');
  });
});
