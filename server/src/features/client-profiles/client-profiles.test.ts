import { clientProfileEndpoints as endpoints } from '@callboard/contract/client-profiles';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { storePhoto } from '../../../test/photo.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { auditEntries } from '../../platform/audit/tables.ts';
import { users } from '../auth/tables.ts';
import { clientProfiles } from './tables.ts';

const t = useTestServer();

const FORM = {
  companyName: ' Farrell Voss Casting ',
  jobTitle: 'Casting director',
  website: 'https://farrell-voss.example',
  phone: '',
  bio: 'Drama, mostly.',
};

async function signInWithPhoto() {
  const client = await t.signIn('client');
  const userId = client.user?.id ?? '';
  const photoKey = await storePhoto(t.platform.storage, userId);
  await t.platform.db
    .update(clientProfiles)
    .set({ photoKey })
    .where(eq(clientProfiles.userId, userId));
  return { client, userId, profile: (await client.call(endpoints.get)).body };
}

describe("a client's own profile", () => {
  it('has the name, the company and no photo at first', async () => {
    const client = await t.signIn('client');
    const { status, body } = await client.call(endpoints.get);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(String),
      firstName: 'Ines',
      lastName: 'Halloran',
      profilePhotoThumbnailUrl: null,
      companyName: 'Tallow Row',
      jobTitle: null,
      website: null,
      phone: null,
      bio: null,
    });
  });

  it('is changed as a whole, and what is left empty is nothing', async () => {
    const client = await t.signIn('client');
    const saved = await client.call(endpoints.update, { body: FORM });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      companyName: 'Farrell Voss Casting',
      jobTitle: 'Casting director',
      website: 'https://farrell-voss.example',
      phone: null,
      bio: 'Drama, mostly.',
    });
    expect((await client.call(endpoints.get)).body).toEqual(saved.body);
  });

  it('is refused with every wrong field named, and stays as it was', async () => {
    const client = await t.signIn('client');
    const before = (await client.call(endpoints.get)).body;
    const long = 'a'.repeat(5001);
    const body = { companyName: ' ', jobTitle: long, website: 'tallow', phone: long, bio: long };
    const refused = await client.call(endpoints.update, { body });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual({
      companyName: 'Company name is required',
      jobTitle: 'Please use at most 255 characters',
      website: 'Please enter a valid URL',
      phone: 'Please use at most 255 characters',
      bio: 'Please use at most 5000 characters',
    });
    expect((await client.call(endpoints.get)).body).toEqual(before);
  });

  it("is nobody else's business: a change touches no other client", async () => {
    const [client, stranger] = [await t.signIn('client'), await t.signIn('client')];
    const before = (await stranger.call(endpoints.get)).body;
    const mine = (await client.call(endpoints.get)).body;
    const body = { ...FORM, id: before.id, userId: stranger.user?.id };
    expect((await client.call(endpoints.update, { body })).body.id).toBe(mine.id);
    expect((await stranger.call(endpoints.get)).body).toEqual(before);
    expect((await client.get(`/api/client-profiles/${before.id}`)).status).toBe(404);
  });

  it('renames the company for its colleagues too, and the audit knows who did it', async () => {
    const [client, colleague] = [await t.signIn('client'), await t.signIn('client')];
    const companyId = await t.make.clientCompany({ name: 'Corder Street' });
    for (const { user } of [client, colleague]) {
      await t.platform.db
        .update(clientProfiles)
        .set({ companyId })
        .where(eq(clientProfiles.userId, user?.id ?? ''));
    }
    await client.call(endpoints.update, { body: { ...FORM, companyName: 'Corder & Daughter' } });
    expect((await colleague.call(endpoints.get)).body).toMatchObject({
      companyName: 'Corder & Daughter',
      bio: null,
    });
    const trail = await t.platform.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.targetId, companyId));
    expect(trail).toMatchObject([
      {
        act: 'client-profiles.company-renamed',
        actorUserId: client.user?.id,
        difference: { fields: ['name'] },
      },
    ]);
  });
});

describe("a client's photo", () => {
  it('is where the profile says, under an address that changes with it', async () => {
    const { client, userId, profile } = await signInWithPhoto();
    expect(profile.profilePhotoThumbnailUrl).toMatch(
      new RegExp(`^/api/client-profiles/photo/thumbnail/${profile.id}\\?v=[\\w-]+$`),
    );
    const photo = await client.get(profile.profilePhotoThumbnailUrl);
    expect(photo.status).toBe(200);
    expect(photo.headers.get('content-type')).toBe('image/webp');
    expect(photo.headers.get('x-content-type-options')).toBe('nosniff');

    const photoKey = await storePhoto(t.platform.storage, userId, 'teal');
    await t.platform.db
      .update(clientProfiles)
      .set({ photoKey })
      .where(eq(clientProfiles.userId, userId));
    const after = (await client.call(endpoints.get)).body;
    expect(after.profilePhotoThumbnailUrl).not.toBe(profile.profilePhotoThumbnailUrl);
  });

  it.each(['client', 'talent', 'agent', 'admin'] as const)('is for any %s', async (role) => {
    const { profile } = await signInWithPhoto();
    const viewer = await t.signIn(role);
    expect((await viewer.get(profile.profilePhotoThumbnailUrl)).status).toBe(200);
  });

  it('is sent again only when it is another one', async () => {
    const { client, userId, profile } = await signInWithPhoto();
    const path = `/api/client-profiles/photo/thumbnail/${profile.id}`;
    const first = await client.get(path);
    expect(first.headers.get('cache-control')).toBe('private, max-age=300');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await client.get(path, { 'if-none-match': etag });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(again.headers.get('etag')).toBe(etag);

    const photoKey = await storePhoto(t.platform.storage, userId, 'teal');
    await t.platform.db
      .update(clientProfiles)
      .set({ photoKey })
      .where(eq(clientProfiles.userId, userId));
    const other = await client.get(path, { 'if-none-match': etag });
    expect(other.status).toBe(200);
    expect(other.headers.get('etag')).not.toBe(etag);
  });

  it('is not there alike for no photo, no such client, and a file that got lost', async () => {
    const viewer = await t.signIn('agent');
    const plain = (await (await t.signIn('client')).call(endpoints.get)).body;
    const { userId, profile } = await signInWithPhoto();
    const [row] = await t.platform.db
      .select()
      .from(clientProfiles)
      .where(eq(clientProfiles.userId, userId));
    await t.platform.storage.delete(row?.photoKey ?? '');
    const ids = [plain.id, userId, profile.id];
    const answers = await Promise.all(
      ids.map((id) => viewer.call(endpoints.thumbnail, { params: { id } })),
    );
    for (const { status, body, headers } of answers) {
      expect({ status, body }).toEqual({ status: 404, body: answers[0]?.body });
      expect(headers.get('etag')).toBeNull();
    }
  });

  it('of someone suspended is for admins only', async () => {
    const { userId, profile } = await signInWithPhoto();
    await t.platform.db
      .update(users)
      .set({ suspendedAt: t.clock.now() })
      .where(eq(users.id, userId));
    const statusFor = async (role: 'client' | 'admin') =>
      (await (await t.signIn(role)).get(profile.profilePhotoThumbnailUrl)).status;
    expect(await statusFor('client')).toBe(404);
    expect(await statusFor('admin')).toBe(200);
  });
});
