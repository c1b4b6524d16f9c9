import { randomBytes } from 'node:crypto';
import { agentProfileEndpoints } from '@callboard/contract/agent-profiles';
import { clientProfileEndpoints } from '@callboard/contract/client-profiles';
import { LIMITS } from '@callboard/contract/limits';
import { profilePhotoEndpoints as endpoints } from '@callboard/contract/profile-photos';
import { talentProfileEndpoints } from '@callboard/contract/talent-profiles';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hugePng, paint } from '../../../test/picture.ts';
import type { TestClient, TestResponse } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { auditEntries } from '../../platform/audit/tables.ts';
import { largePhotoKey } from '../../platform/images/store-photo.ts';
import { clientPhotoPlace } from '../client-profiles/photo-place.ts';
import { clientProfiles } from '../client-profiles/tables.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';
import { changePhoto } from './change-photo.ts';

const t = useTestServer();
afterEach(() => vi.restoreAllMocks());

type Role = keyof typeof endpoints;
type Form = Record<string, Buffer | undefined>;
type Answer = Pick<TestResponse, 'status' | 'body'>;

/** Sends files as a browser does; answers are those of the JSON calls. */
async function upload(client: TestClient, role: Role, form: Form): Promise<Answer> {
  const sent = new FormData();
  for (const [field, bytes] of Object.entries(form)) {
    if (bytes)
      sent.set(field, new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' }));
  }
  const response = await fetch(t.url + endpoints[role].path, {
    method: 'POST',
    headers: { origin: t.url, ...(client.cookie && { cookie: client.cookie }) },
    body: sent,
  });
  const body: unknown = await response.json();
  return { status: response.status, body };
}

async function paintJpeg(colour: string): Promise<Buffer> {
  return paint(colour).jpeg().toBuffer();
}

async function uploadColour(client: TestClient, role: Role, colour: string) {
  const picture = await paintJpeg(colour);
  return upload(client, role, { photo: picture, squarePhoto: picture });
}

async function look(client: TestClient, path: string) {
  const response = await fetch(t.url + path, { headers: { cookie: client.cookie ?? '' } });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Red, green and blue of the upper left corner. */
async function cornerOf(picture: Buffer): Promise<number[]> {
  return [...(await sharp(picture).removeAlpha().raw().toBuffer()).subarray(0, 3)];
}

async function keyOf(client: TestClient): Promise<string> {
  const [row] = await t.platform.db
    .select()
    .from(clientProfiles)
    .where(eq(clientProfiles.userId, client.user?.id ?? ''));
  return row?.photoKey ?? '';
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

describe('a file that is no photo', () => {
  const truncate = (picture: Buffer) => picture.subarray(0, Math.floor(picture.length / 2));
  const noisy = () =>
    sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } });
  const SVG =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

  const FILES: Record<
    string,
    [make: () => Promise<Buffer> | Buffer, status: number, code: string]
  > = {
    'a renamed program': [
      () => Buffer.from('\x7fELF\x02\x01\x01'.padEnd(4096, '\0')),
      415,
      'NOT_A_PICTURE',
    ],
    'an SVG with a script': [() => Buffer.from(SVG), 415, 'NOT_A_PICTURE'],
    'a GIF': [() => paint('red').gif().toBuffer(), 415, 'NOT_A_PICTURE'],
    'an empty file': [() => Buffer.alloc(0), 415, 'NOT_A_PICTURE'],
    'half a JPEG': [async () => truncate(await noisy().jpeg().toBuffer()), 422, 'PICTURE_DAMAGED'],
    'half a PNG': [async () => truncate(await noisy().png().toBuffer()), 422, 'PICTURE_DAMAGED'],
    'half a WebP': [async () => truncate(await noisy().webp().toBuffer()), 422, 'PICTURE_DAMAGED'],
    'a program that begins like a JPEG': [
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(4096)]),
      422,
      'PICTURE_DAMAGED',
    ],
    'a picture of 20,000 × 20,000 pixels': [() => hugePng(20_000), 422, 'PICTURE_TOO_LARGE'],
    'one byte more than fits': [() => Buffer.alloc(LIMITS.photoBytes + 1), 413, 'FILE_TOO_LARGE'],
  };

  it.each(Object.keys(FILES))('such as %s is refused and leaves nothing behind', async (what) => {
    const [make, status, code] = FILES[what] ?? [() => Buffer.alloc(0), 0, ''];
    const [bad, good] = [await make(), await paintJpeg('red')];
    const client = await t.signIn('client');
    const put = vi.spyOn(t.platform.storage, 'put');
    for (const form of [
      { photo: bad, squarePhoto: good },
      { photo: good, squarePhoto: bad },
    ]) {
      const answer = await upload(client, 'client', form);
      expect(answer).toMatchObject({ status, body: { code } });
      expect(answer.body.message).toMatch(/[.]$/);
    }
    expect(put).not.toHaveBeenCalled();
    expect(await keyOf(client)).toBe('');
  });

  it('is named by its field', async () => {
    const client = await t.signIn('client');
    const form = { photo: await paintJpeg('red'), squarePhoto: Buffer.from(SVG) };
    const { body } = await upload(client, 'client', form);
    expect(body.fields).toEqual({ squarePhoto: 'Please choose a JPG, PNG or WebP picture.' });
  });

  it('says how large a file and a picture may be', async () => {
    const client = await t.signIn('client');
    const good = await paintJpeg('red');
    const say = async (photo: Buffer) =>
      (await upload(client, 'client', { photo, squarePhoto: good })).body.message;
    expect(await say(Buffer.alloc(LIMITS.photoBytes + 1))).toContain('10 MB');
    expect(await say(hugePng(6_000))).toContain('25 megapixels');
  });
});

describe('a form', () => {
  const send = (client: TestClient, rawBody: string, contentType: string, more = {}) =>
    client.send('POST', endpoints.client.path, {
      rawBody,
      headers: { 'content-type': contentType, ...more },
    });

  it('without a file names the field that lacks it', async () => {
    const client = await t.signIn('client');
    const picture = await paintJpeg('red');
    const half = await upload(client, 'client', { photo: picture });
    expect(half).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect(Object.keys(half.body.fields)).toEqual(['squarePhoto']);
    const none = await upload(client, 'client', { other: picture });
    expect(Object.keys(none.body.fields).sort()).toEqual(['photo', 'squarePhoto']);
  });

  it('that is not one is told so', async () => {
    const client = await t.signIn('client');
    expect(await send(client, '{}', 'application/json')).toMatchObject({ status: 415 });
    expect(await client.send('POST', endpoints.client.path)).toMatchObject({ status: 415 });
    for (const [text, type] of [
      [
        '--x\r\nContent-Disposition: form-data; name="photo"; filename="a"\r\n\r\nhal',
        '; boundary=x',
      ],
      ['nothing of the kind', '; boundary=x'],
      ['x', ''],
    ] as const) {
      const answer = await send(client, text, `multipart/form-data${type}`);
      expect([answer.status, answer.body.code]).toEqual([400, 'MALFORMED_FORM']);
    }
  });

  it('with more files than were asked for is refused', async () => {
    const client = await t.signIn('client');
    const picture = await paintJpeg('red');
    const form = { one: picture, photo: picture, squarePhoto: picture };
    expect(await upload(client, 'client', form)).toMatchObject({
      status: 400,
      body: { code: 'MALFORMED_FORM' },
    });
  });

  it('that announces more than fits is refused unread', async () => {
    const client = await t.signIn('client');
    const large = Buffer.alloc(LIMITS.photoBytes + 100_000);
    const answer = await upload(client, 'client', { photo: large, squarePhoto: large });
    expect(answer).toMatchObject({ status: 413, body: { code: 'FILE_TOO_LARGE' } });
  });

  it('is taken by no other call', async () => {
    const client = await t.signIn('client');
    const body = new FormData();
    body.set('companyName', 'Voss');
    const response = await fetch(t.url + clientProfileEndpoints.update.path, {
      method: 'PUT',
      headers: { origin: t.url, cookie: client.cookie ?? '' },
      body,
    });
    expect(response.status).toBe(415);
  });

  it('is described as a form', async () => {
    const { body } = await t.visitor().get('/api/openapi.json');
    const { requestBody } = body.paths[endpoints.talent.path].post;
    const { schema } = requestBody.content['multipart/form-data'];
    expect(schema.required).toEqual(['photo', 'squarePhoto']);
    expect(schema.properties.photo).toMatchObject({ type: 'string', format: 'binary' });
  });
});
