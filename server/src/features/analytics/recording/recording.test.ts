import { analyticsEndpoints } from '@callboard/contract/analytics';
import { applicationEndpoints } from '@callboard/contract/applications';
import { castingCallEndpoints } from '@callboard/contract/casting-calls';
import { PREFETCH, PURPOSE_HEADER } from '@callboard/contract/purpose';
import { talentProfileEndpoints } from '@callboard/contract/talent-profiles';
import { talentSearchEndpoints } from '@callboard/contract/talent-search';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { signInAs, signInTalent, storeFilm } from '../../media/media.fixture.ts';
import { makeAgency, submit } from '../../submissions/agency.fixture.ts';
import { portfolioItems } from '../../talent-profiles/portfolio/tables.ts';
import { talentIndexOf } from '../../talent-search/index/current-index.ts';
import { analyticsEvents, analyticsSearches } from '../tables.ts';
import { recorderOf } from './current-recorder.ts';

const t = useTestServer();

let client: TestClient;
beforeAll(async () => {
  client = await t.signIn('client');
});
beforeEach(() => t.platform.db.delete(analyticsEvents));

const viewProfile = (who: TestClient, id: string) =>
  who.call(talentProfileEndpoints.get, { params: { id } });
const play = (who: TestClient, id: string) =>
  who.call(analyticsEndpoints.mediaPlayed, { params: { id } });
const readCall = (who: TestClient, id: string, query = {}) =>
  who.call(castingCallEndpoints.get, { params: { id }, query });

/** All that was noted so far. A look at somebody else comes last, and tells that all before it is there. */
const markers = new Set<string | null>();
async function noted() {
  const marker = await t.make.talentProfileId();
  markers.add(marker);
  await viewProfile(client, marker);
  return vi.waitFor(async () => {
    await recorderOf(t.platform).flush();
    const rows = await t.platform.db.select().from(analyticsEvents);
    expect(rows.some(({ talentProfileId }) => talentProfileId === marker)).toBe(true);
    return rows
      .filter(({ talentProfileId }) => !markers.has(talentProfileId))
      .map(({ kind, talentProfileId, subjectId, viewerRole }) => ({
        kind,
        talentProfileId,
        subjectId,
        viewerRole,
      }));
  });
}

const kindsOf = (events: Awaited<ReturnType<typeof noted>>) => events.map(({ kind }) => kind);

describe('a look at a profile', () => {
  it('counts by whoever is signed in and has nothing to do with it', async () => {
    const { talent, profileId } = await signInTalent(t, { visibility: 'public' });
    const { user: agent } = await t.make.ownAgent(profileId);
    for (const who of [talent, await signInAs(t, agent), await t.signIn('admin'), t.visitor()]) {
      expect((await viewProfile(who, profileId)).status).toBe(200);
    }
    expect(await noted()).toEqual([]);
    for (const role of ['client', 'agent', 'talent'] as const) {
      await viewProfile(await t.signIn(role), profileId);
    }
    expect((await noted()).map(({ viewerRole }) => viewerRole).toSorted()).toEqual([
      'agent',
      'client',
      'talent',
    ]);
  });
});

it('pointing at a profile, which reads it ahead, is no look', async () => {
  const { profileId } = await t.make.talent({ visibility: 'public' });
  const read = await fetch(`${t.url}/api/talent-profiles/${profileId}`, {
    headers: { cookie: client.cookie ?? '', [PURPOSE_HEADER]: PREFETCH },
  });
  expect(read.status).toBe(200);
  expect(await noted()).toEqual([]);
  await viewProfile(client, profileId);
  expect(kindsOf(await noted())).toEqual(['profile_view']);
});

describe('a search', () => {
  const search = async (who: TestClient, query: Record<string, unknown>) => {
    const index = talentIndexOf(t.platform);
    await index.open();
    await index.follow();
    await index.follow();
    return (await who.call(talentSearchEndpoints.talentSearch, { query })).body;
  };
  /** Several whom only this word finds. */
  async function people(count: number) {
    const surname = `zz${newId()
      .slice(-8)
      .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`;
    const ids: string[] = [];
    while (ids.length < count) {
      const { profileId } = await t.make.talent({ stageName: `Person ${surname}` });
      ids.push(profileId);
    }
    return { surname, ids };
  }

  it('for a count alone, which shows nobody, is none', async () => {
    const { surname } = await people(1);
    expect((await search(client, { q: surname, limit: 1 })).total).toBe(1);
    expect(await noted()).toEqual([]);
  });

  it('counts once, and so does each face of each page', async () => {
    const { surname, ids } = await people(3);
    const first = await search(client, { q: surname, limit: 2, sort: 'name' });
    await search(client, { q: surname, limit: 2, sort: 'name', cursor: first.nextCursor });
    const events = await noted();
    expect(kindsOf(events).toSorted()).toEqual([
      'search_appearance',
      'search_appearance',
      'search_appearance',
      'search_made',
    ]);
    const found = events.flatMap(({ talentProfileId }) => talentProfileId ?? []);
    expect(found.toSorted()).toEqual(ids.toSorted());
    expect(new Set(events.map(({ subjectId }) => subjectId)).size).toBe(1);
  });

  it('that shows the same faces again within the hour is noted once', async () => {
    const { surname } = await people(2);
    const twice = async () => {
      await search(client, { q: surname });
      await search(client, { q: surname });
      return kindsOf(await noted()).toSorted();
    };
    t.clock.set('2026-03-02T10:05:00.000Z');
    const once = ['search_appearance', 'search_appearance', 'search_made'];
    expect(await twice()).toEqual(once);
    expect(await twice()).toEqual(once);
    const { profileId } = await t.make.talent({ stageName: `Late ${surname}` });
    await search(client, { q: surname });
    expect((await noted()).map(({ talentProfileId }) => talentProfileId)).toContain(profileId);
    t.clock.set('2026-03-02T11:00:00.000Z');
    await t.platform.db.delete(analyticsEvents);
    expect(await twice()).toEqual(['search_appearance', ...once]);
  });

  it('is kept by its filters in one order, without its words, its role and its order', async () => {
    const { surname } = await people(1);
    const keptOf = async (query: Record<string, unknown>) => {
      await t.platform.db.delete(analyticsEvents);
      t.clock.advance({ hours: 1 });
      await search(client, query);
      const [made] = (await noted()).filter(({ kind }) => kind === 'search_made');
      const [kept] = await t.platform.db
        .select()
        .from(analyticsSearches)
        .where(eq(analyticsSearches.id, made?.subjectId ?? ''));
      return kept;
    };
    const one = await keptOf({ country: 'gb', gender: ['woman', 'man'], sort: 'newest' });
    const other = await keptOf({ gender: ['man', 'woman'], country: 'gb', limit: 5 });
    expect(other?.id).toBe(one?.id);
    expect(one?.search).toEqual({ country: ['gb'], gender: ['man', 'woman'] });
    const typed = await keptOf({ q: surname, country: 'gb', gender: ['man', 'woman'] });
    expect(typed?.search).toEqual({
      country: ['gb'],
      gender: ['man', 'woman'],
      hasWords: true,
    });
    expect(JSON.stringify(typed)).not.toContain(surname);
  });

  it('by an agent leaves out their own talents; by talents and admins it is none', async () => {
    const { surname, ids } = await people(2);
    const [own = '', other = ''] = ids;
    const { user } = await t.make.ownAgent(own);
    await search(await t.signIn('talent'), { q: surname });
    await search(await t.signIn('admin'), { q: surname });
    expect(await noted()).toEqual([]);
    const { items } = await search(await signInAs(t, user), { q: surname });
    expect(items).toHaveLength(2);
    const events = await noted();
    expect(events.flatMap(({ talentProfileId }) => talentProfileId ?? [])).toEqual([other]);
  });

  it('with more filters than an index holds is kept all the same', async () => {
    const skill = Array.from({ length: 20 }, (_, number) => `${'x'.repeat(90)}${number}`);
    await search(client, { skill });
    expect(kindsOf(await noted())).toEqual(['search_made']);
  });
});

describe('a film that begins to play', () => {
  async function film(visibility: 'public' | 'professionals' | 'private') {
    const { talent, profileId } = await signInTalent(t, { visibility: 'public' });
    const mediaId = await storeFilm(t, profileId);
    const now = t.clock.now();
    await t.platform.db.insert(portfolioItems).values({
      id: newId(),
      talentProfileId: profileId,
      mediaId,
      kind: 'video',
      title: 'Low Water',
      position: 0,
      visibility,
      createdAt: now,
      updatedAt: now,
    });
    return { talent, profileId, mediaId };
  }

  it('counts for those who may see it, also visitors, and not for its own side and admins', async () => {
    const { talent, profileId, mediaId } = await film('public');
    const { user: agent } = await t.make.ownAgent(profileId);
    for (const who of [talent, await signInAs(t, agent), await t.signIn('admin')]) {
      expect((await play(who, mediaId)).status).toBe(204);
    }
    expect(await noted()).toEqual([]);
    for (const who of [t.visitor(), client, await t.signIn('talent')]) {
      expect((await play(who, mediaId)).status).toBe(204);
    }
    const common = { kind: 'media_play', talentProfileId: profileId, subjectId: mediaId };
    expect((await noted()).map(({ viewerRole, ...event }) => [String(viewerRole), event])).toEqual(
      expect.arrayContaining(['null', 'client', 'talent'].map((role) => [role, common])),
    );
  });

  it('is not there for those who may not see it, and a photo does not play', async () => {
    const { profileId, mediaId } = await film('professionals');
    const photo = await t.make.media({ talentProfileId: profileId });
    const hidden = (await film('private')).mediaId;
    for (const [who, id] of [
      [t.visitor(), mediaId],
      [await t.signIn('talent'), mediaId],
      [client, hidden],
      [client, photo],
      [client, newId()],
    ] as const) {
      expect((await play(who, id)).status).toBe(404);
    }
    expect(await noted()).toEqual([]);
  });

  it('tells one visitor from another by nothing that is kept', async () => {
    const { mediaId } = await film('public');
    await play(t.visitor(), mediaId);
    await noted();
    const { rows } = await t.platform.db.execute('select * from analytics_events');
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|::1/);
  });
});

it('whoever has applied cannot be told from it as the one who looked at something else', async () => {
  const { talent, profileId } = await signInTalent(t);
  const id = await t.make.castingCall();
  await readCall(talent, id);
  for (const _ of ['one', 'another']) {
    const { profileId: looked } = await t.make.talent({ visibility: 'public' });
    await viewProfile(talent, looked);
  }
  const body = { talentProfileId: profileId, note: null, mediaIds: [], answers: [] };
  const headers = { 'idempotency-key': newId() };
  await talent.call(applicationEndpoints.apply, { params: { id }, body, headers });
  await noted();
  const rows = await t.platform.db
    .select()
    .from(analyticsEvents)
    .where(eq(analyticsEvents.viewerRole, 'talent'));
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual([
    'applied',
    'call_view',
    'profile_view',
    'profile_view',
  ]);
  expect(new Set(rows.map(({ viewerKey }) => viewerKey)).size).toBe(4);
});

describe('a call', () => {
  it('counts as viewed by talents for themselves, and by agents for whom they name', async () => {
    const { talent, profileId } = await signInTalent(t);
    const { user } = await t.make.ownAgent(profileId);
    const agent = await signInAs(t, user);
    const id = await t.make.castingCall();
    await readCall(await t.signIn('admin'), id);
    await readCall(agent, newId());
    expect(await noted()).toEqual([]);
    await readCall(talent, id);
    await readCall(agent, id, { talentProfileId: profileId });
    await readCall(agent, id);
    const about = { kind: 'call_view', subjectId: id };
    expect(await noted()).toEqual(
      expect.arrayContaining([
        { ...about, talentProfileId: profileId, viewerRole: 'talent' },
        { ...about, talentProfileId: profileId, viewerRole: 'agent' },
        { ...about, talentProfileId: null, viewerRole: 'agent' },
      ]),
    );
  });

  it('counts as applied to once it was sent, by talents and by agents, and not where it is refused', async () => {
    const { talent, profileId } = await signInTalent(t);
    const id = await t.make.castingCall();
    const closed = await t.make.castingCall({ status: 'closed', endedAt: t.clock.now() });
    const body = { talentProfileId: profileId, note: null, mediaIds: [], answers: [] };
    const headers = { 'idempotency-key': newId() };
    const apply = (callId: string) =>
      talent.call(applicationEndpoints.apply, { params: { id: callId }, body, headers });
    expect((await apply(id)).status).toBe(201);
    expect((await apply(id)).status).toBe(201);
    headers['idempotency-key'] = newId();
    expect((await apply(closed)).status).toBeGreaterThanOrEqual(400);
    const { agent, portfolioId, represent } = await makeAgency(t);
    const { profileId: submitted } = await represent();
    await submit(agent, portfolioId, [{ callId: id, talentProfileId: submitted }]);
    const about = { kind: 'applied', subjectId: id };
    const events = (await noted()).filter(({ kind }) => kind === 'applied');
    expect(events).toHaveLength(2);
    expect(events).toEqual(
      expect.arrayContaining([
        { ...about, talentProfileId: profileId, viewerRole: 'talent' },
        { ...about, talentProfileId: submitted, viewerRole: 'agent' },
      ]),
    );
  });
});
