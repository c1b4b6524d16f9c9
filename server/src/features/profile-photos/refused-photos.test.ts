import { randomBytes } from 'node:crypto';
import { clientProfileEndpoints } from '@callboard/contract/client-profiles';
import { LIMITS } from '@callboard/contract/limits';
import { profilePhotoEndpoints as endpoints } from '@callboard/contract/profile-photos';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hugePng, paint } from '../../../test/picture.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { paintJpeg, photoUploads } from './photo-uploads.fixture.ts';

const t = useTestServer();
const { upload, keyOf } = photoUploads(t);
afterEach(() => vi.restoreAllMocks());

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
