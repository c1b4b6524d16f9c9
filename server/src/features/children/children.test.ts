import { authEndpoints } from '@callboard/contract/auth';
import { childrenEndpoints as children } from '@callboard/contract/children';
import { LIMITS } from '@callboard/contract/limits';
import { notificationEndpoints } from '@callboard/contract/notifications';
import { talentClaimEndpoints as claims } from '@callboard/contract/talent-claims';
import { talentProfileEndpoints } from '@callboard/contract/talent-profiles';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { auditEntries } from '../../platform/audit/tables.ts';
import { newId } from '../../platform/ids.ts';
import { users } from '../auth/tables.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';
import { aFamily, agentOf, CHILD, handOverToken, PAPERS } from './children.fixture.ts';
import { tellOfBirthdaysAndLicences } from './tell-of-children.ts';

const t = useTestServer();

const BIRTHDAY = '2026-09-14';
const ALMOST = { firstName: 'Jonah', dateOfBirth: '2008-09-14' };
const PASSWORD = 'a long walk home 9';
const newEmail = () => `${newId()}@example.com`;

const profileOf = async (id: string) =>
  (await t.platform.db.select().from(talentProfiles).where(eq(talentProfiles.id, id)))[0];
const see = async (viewer: TestClient, profileId: string) =>
  (await viewer.call(talentProfileEndpoints.get, { params: { id: profileId } })).status;
const newsOf = async (reader: TestClient) =>
  ((await reader.call(notificationEndpoints.list)).body as { title: string }[]).map(
    ({ title }) => title,
  );
const handOver = (by: TestClient, id: string, email: string) =>
  by.call(children.handOver, { params: { id }, body: { email } });
const register = (by: TestClient, token: string) =>
  by.call(claims.register, {
    params: { token },
    body: {
      firstName: 'Jonah',
      lastName: 'Grange',
      password: PASSWORD,
      countryId: 'gb',
      dateOfBirth: ALMOST.dateOfBirth,
    },
  });

describe('a guardian', () => {
  it("begins a child's profile, which only they keep and nobody can sign in to", async () => {
    const { guardian, profileId } = await aFamily(t);
    const profile = await profileOf(profileId);
    expect(profile).toMatchObject({ ownerUserId: guardian.user?.id, visibility: 'professionals' });
    const [child] = await t.platform.db
      .select()
      .from(users)
      .where(eq(users.id, profile?.userId ?? ''));
    expect(child).toMatchObject({ role: 'talent', email: null, passwordHash: null });
    const { body } = await guardian.call(children.list);
    expect(body.items).toEqual([
      expect.objectContaining({
        id: profileId,
        firstName: 'Wren',
        isMinor: true,
        relation: 'parent',
        turns18On: '2033-06-01',
        handOver: null,
      }),
    ]);
    expect((await (await t.signIn('talent')).call(children.list)).body.items).toEqual([]);
    const trail = await t.platform.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.targetId, profileId));
    expect(trail).toMatchObject([{ act: 'children.added', onBehalfOfUserId: profile?.userId }]);
  });

  it('adds nobody who is grown up, not born yet, or not theirs to decide for', async () => {
    const guardian = await t.signIn('talent');
    const add = (child: object) => guardian.call(children.add, { body: { ...CHILD, ...child } });
    const refused = await Promise.all([
      add({ dateOfBirth: '2008-03-02' }),
      add({ dateOfBirth: '2026-03-03' }),
      add({ confirmsGuardianship: false }),
      add({ relation: 'manager' }),
    ]);
    expect(refused.map(({ status, body }) => [status, ...Object.keys(body.fields)])).toEqual([
      [400, 'dateOfBirth'],
      [400, 'dateOfBirth'],
      [400, 'confirmsGuardianship'],
      [400, 'relation'],
    ]);
    const taken = await Promise.all([
      add({ dateOfBirth: '2008-03-03' }),
      add({ dateOfBirth: '2026-03-02' }),
    ]);
    expect(taken.map(({ status }) => status)).toEqual([201, 201]);
  });

  it('who shows nothing of their own is not found any more; a performer stays', async () => {
    const { guardian } = await aFamily(t);
    expect(await profileOf(guardian.user?.talentProfileId ?? '')).toMatchObject({
      visibility: 'hidden',
    });
    const performer = await t.signIn('talent');
    const profileId = performer.user?.talentProfileId ?? '';
    const body = { headline: 'Sings low' };
    await performer.call(talentProfileEndpoints.change, { params: { id: profileId }, body });
    await performer.call(children.add, { body: CHILD });
    expect(await profileOf(profileId)).toMatchObject({ visibility: 'professionals' });
  });

  it('keeps no more children than a family has, also at the same moment', async () => {
    const { guardian } = await aFamily(t);
    const ownerUserId = guardian.user?.id ?? '';
    for (let made = 1; made < LIMITS.children - 1; made++) await t.make.talent({ ownerUserId });
    const both = await Promise.all([
      guardian.call(children.add, { body: CHILD }),
      guardian.call(children.add, { body: CHILD }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 403]);
  });
});

describe("a child's papers", () => {
  it('are written by guardian and agent, and kept on the trail without what they say', async () => {
    const { guardian, profileId } = await aFamily(t);
    const agent = await agentOf(t, profileId);
    const params = { id: profileId };
    const empty = await guardian.call(children.papers, { params });
    expect(empty.body).toMatchObject({ papers: { licenceUntil: null }, mayEdit: true });
    const changed = await agent.call(children.changePapers, { params, body: PAPERS });
    expect(changed.body).toEqual({ papers: PAPERS, mayEdit: true });
    expect((await guardian.call(children.papers, { params })).body.papers).toEqual(PAPERS);
    const wrong = { ...PAPERS, licenceUntil: '2025-12-31' };
    const refused = await guardian.call(children.changePapers, { params, body: wrong });
    expect(Object.keys(refused.body.fields)).toEqual(['licenceUntil']);
    const trail = await t.platform.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.act, 'children.papers-changed'));
    expect(JSON.stringify(trail)).toContain('schoolName');
    expect(JSON.stringify(trail)).not.toContain('Old Town');
  });

  it('are not there for anybody grown up who keeps their own profile', async () => {
    const talent = await t.signIn('talent');
    const params = { id: talent.user?.talentProfileId ?? '' };
    expect((await talent.call(children.papers, { params })).status).toBe(404);
    const write = await talent.call(children.changePapers, { params, body: PAPERS });
    expect(write.status).toBe(404);
  });
});

describe('on the 18th birthday', () => {
  it('a profile goes over to its talent, and the guardian is out at once', async () => {
    t.clock.set('2026-09-13T23:59:59.999Z');
    const { guardian, profileId } = await aFamily(t, ALMOST);
    const agent = await agentOf(t, profileId);
    const talentUserId = (await profileOf(profileId))?.userId ?? '';
    const client = await t.make.user({ verifiedProfessionalStatus: 'verified' });
    const conversationId = await t.make.conversationOf([client.id, talentUserId], {
      talentProfileId: profileId,
    });
    const conversation = `/api/messaging/conversations/${conversationId}`;
    expect((await guardian.get(conversation)).status).toBe(200);
    const email = newEmail();
    expect((await handOver(guardian, profileId, email)).body.code).toBe('STILL_A_CHILD');
    expect(await see(await t.signIn('client'), profileId)).toBe(404);

    t.clock.set(`${BIRTHDAY}T00:00:00.000Z`);
    // Whoever may see grown-ups sees them from this moment on.
    expect(await see(await t.signIn('client'), profileId)).toBe(200);
    const stranger = await t.signIn('talent');
    expect((await handOver(stranger, profileId, email)).status).toBe(404);
    const own = guardian.user?.email.toUpperCase() ?? '';
    expect((await handOver(guardian, profileId, own)).body.code).toBe('HAS_ACCOUNT');
    const sent = await handOver(guardian, profileId, email);
    expect(sent.body).toMatchObject({ isMinor: false, handOver: { email } });

    const token = await handOverToken(t, email);
    const opened = await t.visitor().call(claims.open, { params: { token } });
    expect(opened.body).toMatchObject({
      portfolio: null,
      guardianName: 'Ines Halloran',
      isMinor: false,
      status: 'pending',
      account: 'none',
    });
    const talent = t.visitor();
    const claimed = await register(talent, token);
    expect(claimed.body).toMatchObject({ talentProfileId: profileId, user: { id: talentUserId } });
    const login = { email, password: PASSWORD };
    expect((await t.visitor().call(authEndpoints.login, { body: login })).status).toBe(200);

    const profile = await profileOf(profileId);
    expect([profile?.ownerUserId, profile?.userId]).toEqual([talentUserId, talentUserId]);
    expect((await guardian.get(conversation)).status).toBe(404);
    expect((await talent.get(conversation)).status).toBe(200);
    const body = { headline: 'Still mine?' };
    const change = { params: { id: profileId }, body };
    expect((await guardian.call(talentProfileEndpoints.change, change)).status).toBe(404);
    expect((await agent.call(talentProfileEndpoints.change, change)).status).toBe(200);
    expect((await guardian.call(children.list)).body.items).toEqual([]);
    const params = { id: profileId };
    for (const reader of [guardian, agent, talent]) {
      expect((await reader.call(children.papers, { params })).status).toBe(404);
    }
    expect(await newsOf(guardian)).toContain('Jonah keeps the profile now');
    expect(await newsOf(agent)).toContain('A profile was claimed');
    expect((await handOver(guardian, profileId, email)).status).toBe(404);
  });

  it('a link can be taken back, and ends when the guardian corrects the day of birth', async () => {
    const { guardian, profileId } = await aFamily(t, { ...ALMOST, dateOfBirth: '2008-09-15' });
    t.clock.advance({ days: 1 });
    const email = newEmail();
    await handOver(guardian, profileId, email);
    const params = { id: profileId };
    expect((await guardian.call(children.takeBackHandOver, { params })).status).toBe(204);
    expect((await guardian.call(children.takeBackHandOver, { params })).status).toBe(404);
    const old = await handOverToken(t, email);
    expect((await register(t.visitor(), old)).body.code).toBe('CLAIM_ENDED');

    const next = newEmail();
    await handOver(guardian, profileId, next);
    await guardian.call(talentProfileEndpoints.change, {
      params: { id: profileId },
      body: { dateOfBirth: '2012-01-01' },
    });
    const token = await handOverToken(t, next);
    expect((await register(t.visitor(), token)).body.code).toBe('CLAIM_ENDED');
  });

  it('whoever has an account already does not get a second profile', async () => {
    t.clock.set('2026-12-31T12:00:00.000Z');
    const { guardian, profileId } = await aFamily(t, { ...ALMOST, dateOfBirth: '2009-01-01' });
    t.clock.set('2027-01-01T00:00:00.000Z');
    const other = await t.signIn('talent');
    const email = other.user?.email ?? '';
    // Whoever sends it does not learn who is here.
    expect((await handOver(guardian, profileId, email)).status).toBe(200);
    const token = await handOverToken(t, email);
    const params = { token };
    expect((await t.visitor().call(claims.open, { params })).body.account).toBe('talent');
    expect((await register(t.visitor(), token)).body.code).toBe('HAS_ACCOUNT');
    expect((await other.call(claims.accept, { params })).body.code).toBe('HAS_ACCOUNT');
    expect((await profileOf(profileId))?.ownerUserId).toBe(guardian.user?.id);
  });
});

it('every morning those are told whose child has grown up or whose licence runs out', async () => {
  t.clock.set('2027-03-01T09:00:00.000Z');
  const born = '2009-03-02';
  const { guardian, profileId } = await aFamily(t, { firstName: 'Ada', dateOfBirth: born });
  const agent = await agentOf(t, profileId);
  const younger = await guardian.call(children.add, { body: CHILD });
  const body = { ...PAPERS, licenceUntil: '2027-04-01' };
  await guardian.call(children.changePapers, { params: { id: younger.body.id }, body });
  await tellOfBirthdaysAndLicences(t.platform);
  expect(await newsOf(guardian)).toEqual([]);

  t.clock.advance({ days: 1 });
  await tellOfBirthdaysAndLicences(t.platform);
  expect((await newsOf(guardian)).sort()).toEqual(['A licence runs out soon', 'Ada has turned 18']);
  expect(await newsOf(agent)).toEqual(['Ada has turned 18']);

  t.clock.advance({ days: 1 });
  await tellOfBirthdaysAndLicences(t.platform);
  expect(await newsOf(guardian)).toHaveLength(2);
});
