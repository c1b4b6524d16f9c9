import { LIMITS } from '@callboard/contract/limits';
import { shortlistEndpoints as endpoints } from '@callboard/contract/shortlists';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { auditEntries } from '../../../platform/audit/tables.ts';
import { newId } from '../../../platform/ids.ts';
import { makeApplicants } from '../../applications/casting-team.fixture.ts';
import { users } from '../../auth/tables.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { idsOf, makeShortlist, namesOf } from '../shortlists.fixture.ts';
import { shortlists } from '../tables.ts';

const t = useTestServer();

const bornYearsAgo = (years: number) => `${t.clock.now().getUTCFullYear() - years}-01-01`;
const hide = (id: string) =>
  t.platform.db
    .update(talentProfiles)
    .set({ visibility: 'hidden' })
    .where(eq(talentProfiles.id, id));
const verify = ({ user }: TestClient) =>
  t.platform.db
    .update(users)
    .set({ verifiedProfessionalStatus: 'verified' })
    .where(eq(users.id, user?.id ?? ''));

describe('a list', () => {
  it('begins empty, is found with its production, and is for a role of it', async () => {
    const { creator, productionId, shortlistId, roleId, put } = await makeShortlist(t);
    const all = async () =>
      (await creator.call(endpoints.shortlists, { params: { id: productionId } })).body.items;
    expect(await all()).toMatchObject([
      { id: shortlistId, roleId, roleTitle: 'DI Rhona Tait', count: 0, faces: [], liveLinks: 0 },
    ]);
    await put({ stageName: 'Mara' });
    expect(await all()).toMatchObject([{ count: 1, faces: [{ name: 'Mara', photoUrl: null }] }]);

    const foreign = await t.make.productionRole();
    const refused = await creator.call(endpoints.createShortlist, {
      params: { id: productionId },
      body: { name: 'Two', roleId: foreign },
    });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['roleId']]);
  });

  it('keeps its role when it is renamed, and its name when the role changes', async () => {
    const { creator, shortlistId, roleId } = await makeShortlist(t);
    const change = async (body: object) =>
      (await creator.call(endpoints.changeShortlist, { params: { id: shortlistId }, body })).body;
    expect(await change({ name: 'Second ideas' })).toMatchObject({ name: 'Second ideas', roleId });
    expect(await change({ roleId: null })).toMatchObject({ name: 'Second ideas', roleId: null });
  });

  it('is one of so many of a production', async () => {
    const { begin, productionId, creator } = await makeShortlist(t);
    const now = t.clock.now();
    await t.platform.db.insert(shortlists).values(
      Array.from({ length: LIMITS.shortlists - 2 }, () => ({
        id: newId(),
        productionId,
        name: 'Another',
        createdByUserId: creator.user?.id ?? '',
        createdAt: now,
        updatedAt: now,
      })),
    );
    const both = await Promise.all([begin(), begin()]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('leaves on the trail that it began, was shared and revoked, and is gone', async () => {
    const { creator, shortlistId, share } = await makeShortlist(t);
    const { linkId } = await share();
    for (let times = 0; times < 2; times++) {
      await creator.call(endpoints.revokeLink, { params: { id: linkId } });
    }
    await creator.call(endpoints.deleteShortlist, { params: { id: shortlistId } });
    const trail = await t.platform.db
      .select({ act: auditEntries.act })
      .from(auditEntries)
      .where(eq(auditEntries.targetId, shortlistId))
      .orderBy(auditEntries.id);
    expect(trail.map(({ act }) => act)).toEqual([
      'shortlists.created',
      'shortlists.shared',
      'shortlists.revoked',
      'shortlists.deleted',
    ]);
  });
});

describe('adding faces', () => {
  it('puts those whom the actor may see behind the others, each once', async () => {
    const { add, read } = await makeShortlist(t);
    const names = ['Ada', 'Bo', 'Cy'];
    const ids = [];
    for (const stageName of names) {
      ids.push((await t.make.talent({ visibility: 'professionals', stageName })).profileId);
    }
    const [first = '', ...others] = ids;
    expect((await add([first])).body).toEqual({ added: 1, count: 1 });
    expect((await add([...others, first, ...others])).body).toEqual({ added: 2, count: 3 });
    expect(namesOf(await read())).toEqual(names);
  });

  it('refuses all where one is hidden, a child to an unverified client, or nobody', async () => {
    const { add, read } = await makeShortlist(t);
    const seen = await t.make.talent({ visibility: 'public' });
    const hidden = await t.make.talent({ visibility: 'hidden' });
    const child = await t.make.talent({ visibility: 'public', dateOfBirth: bornYearsAgo(12) });
    for (const other of [hidden.profileId, child.profileId, newId()]) {
      expect((await add([seen.profileId, other])).status).toBe(404);
    }
    expect(idsOf(await read())).toEqual([]);
    expect((await add([])).status).toBe(400);
  });

  it('names where the talent applied, and a child by the region, to verified clients alone', async () => {
    const { creator, collaborator, add, read, roleId } = await makeShortlist(t);
    await verify(creator);
    const callId = await t.make.castingCall({ roleId });
    const [applicant] = await makeApplicants(t, { roleId, callId }, 1);
    const child = await t.make.talent({
      visibility: 'public',
      dateOfBirth: bornYearsAgo(12),
      city: 'Salford',
      region: 'Greater Manchester',
    });
    await add([applicant?.talentProfileId ?? '', child.profileId]);
    expect((await read()).entries).toMatchObject([
      { applicationId: applicant?.id, isMinor: false },
      { applicationId: null, isMinor: true, isShared: false, place: 'Greater Manchester' },
    ]);
    const unverified = await collaborator('review');
    expect(await read(unverified)).toMatchObject({ count: 1, entries: [{ isMinor: false }] });
  });

  it('ends where the list is full, whoever is first', async () => {
    const { add, shortlistId, creator, roleId } = await makeShortlist(t);
    const callId = await t.make.castingCall({ roleId });
    const people = await makeApplicants(t, { roleId, callId }, LIMITS.shortlistEntries + 1);
    const ids = people.map(({ talentProfileId }) => talentProfileId);
    const some = (from: number) => add(ids.slice(from, from + LIMITS.chosenAtOnce));
    expect((await add(ids)).status).toBe(400);
    for (let from = 0; from < 400; from += LIMITS.chosenAtOnce) await some(from);
    const both = await Promise.all([add(ids.slice(400, 451)), add(ids.slice(450, 501))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await creator.call(endpoints.shortlist, { params: { id: shortlistId } });
    expect(body.count).toBe(451);
  });
});

describe('the order', () => {
  it('is the later one of two, whole, and a conflict with faces that came meanwhile', async () => {
    const { creator, collaborator, put, read, shortlistId } = await makeShortlist(t);
    const other = await collaborator('review');
    for (const stageName of ['Ada', 'Bo', 'Cy', 'Di']) await put({ stageName });
    const ids = idsOf(await read());
    const order = async (client: TestClient, entryIds: readonly string[]) =>
      (
        await client.call(endpoints.orderShortlist, {
          params: { id: shortlistId },
          body: { entryIds },
        })
      ).status;
    const [forth, back] = [[...ids.slice(1), ids[0] ?? ''], ids.toReversed()];
    expect(await Promise.all([order(creator, forth), order(other, back)])).toEqual([204, 204]);
    expect([forth, back]).toContainEqual(idsOf(await read()));

    await put({ stageName: 'Ed' });
    expect(await order(other, ids)).toBe(409);
    expect(namesOf(await read()).at(-1)).toBe('Ed');
    const all = idsOf(await read());
    expect(await order(other, [...all.slice(1), all[1] ?? ''])).toBe(409);
    expect(await order(other, [...all, newId()])).toBe(409);
    expect(await order(other, all.toReversed())).toBe(204);
    expect(idsOf(await read())).toEqual(all.toReversed());
  });

  it('is of those whom one sees; the others stay on the list', async () => {
    const { creator, put, read, shortlistId } = await makeShortlist(t);
    const [ada] = [await put({ stageName: 'Ada' }), await put({ stageName: 'Bo' })];
    await put({ stageName: 'Cy' });
    await hide(ada.profileId);
    const seen = idsOf(await read());
    const { status } = await creator.call(endpoints.orderShortlist, {
      params: { id: shortlistId },
      body: { entryIds: seen.toReversed() },
    });
    expect([status, namesOf(await read())]).toEqual([204, ['Cy', 'Bo']]);
    await t.platform.db
      .update(talentProfiles)
      .set({ visibility: 'public' })
      .where(eq(talentProfiles.id, ada.profileId));
    expect(namesOf(await read())).toEqual(['Cy', 'Bo', 'Ada']);
  });
});

describe('a face', () => {
  it('has a note and goes with it; nobody notes whom they may not see', async () => {
    const { creator, put, read } = await makeShortlist(t);
    const { profileId } = await put();
    const [id = ''] = idsOf(await read());
    const note = async (text: string | null) =>
      (await creator.call(endpoints.changeEntry, { params: { id }, body: { note: text } })).status;
    expect(await note('Listens')).toBe(204);
    expect((await read()).entries).toMatchObject([
      { note: 'Listens', addedByName: 'Ines Halloran' },
    ]);
    expect(await note('x'.repeat(LIMITS.lineLength + 1))).toBe(400);
    await hide(profileId);
    expect(await note('Hides')).toBe(404);
    const removed = await creator.call(endpoints.removeEntry, { params: { id } });
    expect(removed.status).toBe(404);
  });
});
