import type { CurrentUser } from '@callboard/contract/auth';
import { galleryPhotoEndpoints as endpoints } from '@callboard/contract/gallery-photos';
import { MEDIA_PLANS } from '@callboard/contract/limits';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { auditEntries } from '../../../platform/audit/tables.ts';
import { newId } from '../../../platform/ids.ts';
import { users } from '../../auth/tables.ts';
import { media } from '../../media/tables.ts';
import { galleryPhotos } from './tables.ts';

const t = useTestServer();

const signInAs = async (user: CurrentUser) => new TestClient(t.url, await t.make.session({ user }));

async function signInTalent(given: Parameters<typeof t.make.talent>[0] = {}) {
  const { user, profileId } = await t.make.talent({ visibility: 'public', ...given });
  return { user, profileId, client: await signInAs(user) };
}

const add = (client: TestClient, profileId: string, body: object, headers = {}) =>
  client.call(endpoints.add, { params: { id: profileId }, body, headers });

/** A photo in the gallery, by its id. */
async function hang(client: TestClient, profileId: string, given: object = {}): Promise<string> {
  const mediaId = await t.make.media({ talentProfileId: profileId });
  return (await add(client, profileId, { mediaId, ...given })).body.id;
}

const list = async (client: TestClient, profileId: string) =>
  (await client.call(endpoints.list, { params: { id: profileId } })).body.items;
const idsOf = (photos: { id: string }[]) => photos.map(({ id }) => id);

describe('adding a photo', () => {
  it('puts it at the end, public and without words unless some were sent', async () => {
    const { client, profileId } = await signInTalent();
    const first = await hang(client, profileId);
    const mediaId = await t.make.media({ talentProfileId: profileId, status: 'processing' });
    const said = {
      caption: 'In the rain',
      takenOn: '2029-03-01',
      tags: ['headshot'],
      visibility: 'private',
    };
    const { status, body } = await add(client, profileId, { mediaId, ...said });
    expect([status, body]).toMatchObject([
      201,
      { ...said, isProfilePhoto: false, media: { id: mediaId, status: 'processing' } },
    ]);
    const photos = await list(client, profileId);
    expect(idsOf(photos)).toEqual([first, body.id]);
    expect(photos[0]).toMatchObject({ caption: null, takenOn: null, tags: [] });
    expect(photos[0].visibility).toBe('public');
  });

  it('takes only a photo of this talent that is not shown yet', async () => {
    const { client, profileId } = await signInTalent();
    const talentProfileId = profileId;
    const shown = await t.make.media({ talentProfileId });
    await add(client, profileId, { mediaId: shown });
    for (const mediaId of [
      shown,
      newId(),
      await t.make.media(),
      await t.make.media({ talentProfileId, kind: 'video' }),
      await t.make.media({ talentProfileId, status: 'refused' }),
    ]) {
      const { status, body } = await add(client, profileId, { mediaId });
      expect([status, body.code]).toEqual([422, 'MEDIA_NOT_USABLE']);
    }
  });

  it('twice with one key adds it once', async () => {
    const { client, profileId } = await signInTalent();
    const mediaId = await t.make.media({ talentProfileId: profileId });
    const key = { 'idempotency-key': newId() };
    const first = await add(client, profileId, { mediaId }, key);
    const again = await add(client, profileId, { mediaId }, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await list(client, profileId)).toHaveLength(1);
  });

  it('ends where the plan of whoever keeps the profile ends', async () => {
    const { client, profileId, user } = await signInTalent();
    const most = MEDIA_PLANS.free.galleryPhotos;
    const now = t.clock.now();
    const stamps = { createdAt: now, updatedAt: now };
    const files = Array.from({ length: most }, () => ({
      id: newId(),
      talentProfileId: profileId,
      uploadedByUserId: user.id,
      kind: 'photo' as const,
      status: 'ready' as const,
      fileName: 'IMG_0001.jpg',
      bytes: 1,
      ...stamps,
    }));
    await t.platform.db.insert(media).values(files);
    await t.platform.db.insert(galleryPhotos).values(
      files.map(({ id: mediaId }, position) => ({
        id: newId(),
        talentProfileId: profileId,
        mediaId,
        position,
        visibility: 'public' as const,
        isProfilePhoto: false,
        ...stamps,
      })),
    );
    const mediaId = await t.make.media({ talentProfileId: profileId });
    const { status, body } = await add(client, profileId, { mediaId });
    expect([status, body.code]).toEqual([403, 'PLAN_LIMIT_REACHED']);
    expect(body.message).toContain(`${most} photos`);
    const pro = { subscriptionPlan: 'pro' as const };
    await t.platform.db.update(users).set(pro).where(eq(users.id, user.id));
    expect((await add(client, profileId, { mediaId })).status).toBe(201);
  });
});

describe('a photo of the gallery', () => {
  it('is changed in what is sent', async () => {
    const { client, profileId } = await signInTalent();
    const photoId = await hang(client, profileId, { caption: 'Old', tags: ['headshot'] });
    const params = { id: profileId, photoId };
    const body = { caption: ' New ', visibility: 'professionals' };
    const changed = await client.call(endpoints.change, { params, body });
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { caption: 'New', tags: ['headshot'], visibility: 'professionals' },
    ]);
    expect(await list(client, profileId)).toEqual([changed.body]);
  });

  it('goes with its files', async () => {
    const { client, profileId } = await signInTalent();
    const photoId = await hang(client, profileId);
    const [photo] = await list(client, profileId);
    const key = `media/${photo.media.id}/320.webp`;
    expect(await t.platform.storage.find(key)).toBeDefined();
    const params = { id: profileId, photoId };
    expect((await client.call(endpoints.remove, { params })).status).toBe(204);
    expect(await list(client, profileId)).toEqual([]);
    expect(await t.platform.storage.find(key)).toBeUndefined();
    const left = await t.platform.db.select().from(media).where(eq(media.id, photo.media.id));
    expect(left).toEqual([]);
    expect((await client.call(endpoints.remove, { params })).status).toBe(404);
  });

  it('stands where it is put; those that are not named follow as they were', async () => {
    const { client, profileId } = await signInTalent();
    const other = await signInTalent();
    const foreign = await hang(other.client, other.profileId);
    const [a, b, c, d] = [
      await hang(client, profileId),
      await hang(client, profileId),
      await hang(client, profileId),
      await hang(client, profileId),
    ];
    const body = { ids: [d, foreign, newId(), b, d] };
    const { status } = await client.call(endpoints.order, { params: { id: profileId }, body });
    expect(status).toBe(204);
    expect(idsOf(await list(client, profileId))).toEqual([d, b, a, c]);
    expect(idsOf(await list(other.client, other.profileId))).toEqual([foreign]);
    const e = await hang(client, profileId);
    expect(idsOf(await list(client, profileId))).toEqual([d, b, a, c, e]);
  });

  it("is the talent's side's to change: others get 403, or 404 where they do not see the profile", async () => {
    const seen = await signInTalent();
    const hidden = await signInTalent({ visibility: 'hidden' });
    const elsewhere = await hang(hidden.client, hidden.profileId);
    const photoId = await hang(seen.client, seen.profileId);
    const attempts = (client: TestClient, id: string, photo: string) => [
      add(client, id, { mediaId: newId() }),
      client.call(endpoints.change, { params: { id, photoId: photo }, body: { caption: 'No' } }),
      client.call(endpoints.remove, { params: { id, photoId: photo } }),
      client.call(endpoints.order, { params: { id }, body: { ids: [] } }),
    ];
    const statusesOf = async (answers: ReturnType<typeof attempts>) =>
      (await Promise.all(answers)).map(({ status }) => status);
    const stranger = await t.signIn('client');
    expect(await statusesOf(attempts(stranger, seen.profileId, photoId))).toEqual(
      Array(4).fill(403),
    );
    expect(await statusesOf(attempts(stranger, hidden.profileId, elsewhere))).toEqual(
      Array(4).fill(404),
    );
    // One's own profile does not open another's photo.
    const [, change, remove] = attempts(seen.client, seen.profileId, elsewhere);
    expect([(await change)?.status, (await remove)?.status]).toEqual([404, 404]);
  });

  it("that an agent adds is kept as added on the talent's behalf", async () => {
    const { user, profileId } = await signInTalent();
    const { user: agent } = await t.make.ownAgent(profileId);
    await hang(await signInAs(agent), profileId);
    const [entry] = await t.platform.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.targetId, profileId))
      .orderBy(desc(auditEntries.id));
    expect(entry).toMatchObject({
      act: 'talent-profiles.gallery-changed',
      actorUserId: agent.id,
      onBehalfOfUserId: user.id,
      difference: { fields: ['added'] },
    });
  });
});
