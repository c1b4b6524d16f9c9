import { agentProfileEndpoints } from '@callboard/contract/agent-profiles';
import { clientProfileEndpoints } from '@callboard/contract/client-profiles';
import { talentProfileEndpoints } from '@callboard/contract/talent-profiles';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paint } from '../../../test/picture.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { auditEntries } from '../../platform/audit/tables.ts';
import { largePhotoKey } from '../../platform/images/store-photo.ts';
import { clientPhotoPlace } from '../client-profiles/photo-place.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';
import { changePhoto } from './change-photo.ts';
import { paintJpeg, photoUploads } from './photo-uploads.fixture.ts';

const t = useTestServer();
const { upload, uploadColour, keyOf } = photoUploads(t);
afterEach(() => vi.restoreAllMocks());

async function look(client: TestClient, path: string) {
  const response = await fetch(t.url + path, { headers: { cookie: client.cookie ?? '' } });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Red, green and blue of the upper left corner. */
async function cornerOf(picture: Buffer): Promise<number[]> {
  return [...(await sharp(picture).removeAlpha().raw().toBuffer()).subarray(0, 3)];
}

const isStored = async (key: string) => (await t.platform.storage.find(key)) !== undefined;

describe('a profile photo', () => {
  it.each([
    ['client', clientProfileEndpoints.thumbnail.path],
    ['agent', agentProfileEndpoints.thumbnail.path],
    ['talent', talentProfileEndpoints.photoThumbnail.path],
  ] as const)('of %s is seen at the address that is answered', async (role, path) => {
    const client = await t.signIn(role);
    const { status, body } = await uploadColour(client, role, '#ff0000');
    expect(status).toBe(200);
    expect(body.profilePhotoThumbnailUrl).toMatch(
      new RegExp(`^${path.replace(/\{\w+\}/, '[\\w-]+')}\\?v=[\\w-]+$`),
    );
    const seen = await look(client, body.profilePhotoThumbnailUrl);
    expect(seen.status).toBe(200);
    expect(await sharp(seen.bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 256,
      height: 256,
    });
    const [red = 0, , blue = 0] = await cornerOf(seen.bytes);
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(50);
  });

  it('that is new replaces the old one, at its address and in the storage', async () => {
    const client = await t.signIn('client');
    const first = await uploadColour(client, 'client', 'red');
    const oldKey = await keyOf(client);
    const oldPath = first.body.profilePhotoThumbnailUrl;
    const etag = (await client.get(oldPath)).headers.get('etag') ?? '';
    expect((await client.get(oldPath, { 'if-none-match': etag })).status).toBe(304);

    const second = await uploadColour(client, 'client', 'blue');
    expect(second.body.profilePhotoThumbnailUrl).not.toBe(oldPath);
    const after = await client.get(oldPath, { 'if-none-match': etag });
    expect(after.status).toBe(200);
    expect(after.headers.get('etag')).not.toBe(etag);
    const [red = 0, , blue = 0] = await cornerOf((await look(client, oldPath)).bytes);
    expect(blue).toBeGreaterThan(red);
    expect(await isStored(oldKey)).toBe(false);
    expect(await isStored(largePhotoKey(oldKey))).toBe(false);
    expect((await client.call(clientProfileEndpoints.get)).body).toMatchObject(second.body);
  });

  it('that is sent twice keeps its address and its file', async () => {
    const client = await t.signIn('client');
    const first = await uploadColour(client, 'client', 'teal');
    const again = await uploadColour(client, 'client', 'teal');
    expect(again.body).toEqual(first.body);
    expect((await look(client, again.body.profilePhotoThumbnailUrl)).status).toBe(200);
  });

  it('has a larger square beside it that is no larger than what was sent', async () => {
    const client = await t.signIn('client');
    const sideOf = async (width: number, height: number) => {
      const picture = await paint('olive', { width, height }).png().toBuffer();
      await upload(client, 'client', { photo: picture, squarePhoto: picture });
      const chunks = await (
        await t.platform.storage.read(largePhotoKey(await keyOf(client)))
      ).toArray();
      const { width: across, height: down } = await sharp(Buffer.concat(chunks)).metadata();
      return [across, down];
    };
    expect(await sideOf(1500, 1200)).toEqual([1024, 1024]);
    expect(await sideOf(700, 400)).toEqual([400, 400]);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('may be a %s', async (format) => {
    const client = await t.signIn('agent');
    const picture = await paint('tomato').toFormat(format).toBuffer();
    const { status } = await upload(client, 'agent', { photo: picture, squarePhoto: picture });
    expect(status).toBe(200);
  });

  it('stands upright and tells nobody where and by whom it was taken', async () => {
    const client = await t.signIn('client');
    const blue = await paint('blue', { width: 300, height: 300 }).png().toBuffer();
    const picture = await paint('red', { width: 600, height: 300 })
      .composite([{ input: blue, left: 300, top: 0 }])
      .withExif({
        IFD0: { Artist: 'Imogen Farrell', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .jpeg()
      .toBuffer();
    expect((await sharp(picture).metadata()).exif?.toString('latin1')).toContain('Imogen');
    const { body } = await upload(client, 'client', { photo: picture, squarePhoto: picture });
    const large = await (
      await t.platform.storage.read(largePhotoKey(await keyOf(client)))
    ).toArray();
    const seen = await look(client, body.profilePhotoThumbnailUrl);
    for (const bytes of [seen.bytes, Buffer.concat(large)]) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
      expect(bytes.toString('latin1')).not.toContain('Imogen');
      const [red = 0, , blueness = 0] = await cornerOf(bytes);
      expect(red).toBeGreaterThan(blueness);
    }
  });

  it('that was changed is in the audit', async () => {
    const client = await t.signIn('client');
    await uploadColour(client, 'client', 'gold');
    const { id } = (await client.call(clientProfileEndpoints.get)).body;
    const trail = await t.platform.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.targetId, id));
    expect(trail).toMatchObject([
      {
        act: 'profile-photos.changed',
        actorUserId: client.user?.id,
        targetKind: 'client-profile',
      },
    ]);
  });

  it("of a child is the guardian's to change", async () => {
    const child = await t.signIn('talent');
    const guardian = await t.signIn('talent');
    await t.platform.db
      .update(talentProfiles)
      .set({ ownerUserId: guardian.user?.id ?? '' })
      .where(eq(talentProfiles.id, child.user?.talentProfileId ?? ''));
    expect(await uploadColour(child, 'talent', 'plum')).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    expect((await uploadColour(guardian, 'talent', 'plum')).status).toBe(200);
  });

  it('that cannot be written down is not left in the storage', async () => {
    const client = await t.signIn('client');
    const picture = await paintJpeg('navy');
    const put = vi.spyOn(t.platform.storage, 'put');
    const { user } = client;
    if (user === undefined) throw new Error('nobody is signed in');
    const place = { ...clientPhotoPlace, setKey: () => Promise.reject(new Error('no database')) };
    const actor = { user, sessionId: '', address: '127.0.0.1' };
    const sent = { photo: picture, squarePhoto: picture };
    await expect(changePhoto(t.platform, actor, place, sent)).rejects.toThrow('no database');
    const stored = put.mock.calls.map(([key]) => key);
    expect(stored).toHaveLength(2);
    for (const key of stored) expect(await isStored(key)).toBe(false);
  });
});
