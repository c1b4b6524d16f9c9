import { LIMITS } from '@callboard/contract/limits';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { paint } from '../../../test/picture.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { sendPart, startUpload, uploadMedia } from '../../../test/upload.ts';
import { newId } from '../../platform/ids.ts';
import { talentCertifications } from '../talent-profiles/info/tables.ts';
import { documentOf, listStored, signInTalent, storeFilm } from './media.fixture.ts';
import { findMedia } from './queries.ts';
import { media } from './tables.ts';
import { sweepMedia } from './unused/sweep-media.ts';

const t = useTestServer();

describe('a stored film of ten bytes', () => {
  let talent: TestClient;
  let path: string;
  let etag: string;
  beforeAll(async () => {
    const signedIn = await signInTalent(t);
    talent = signedIn.talent;
    path = `/api/media/${await storeFilm(t, signedIn.profileId)}`;
    etag = (await talent.get(`${path}/file`)).headers.get('etag') ?? '';
  });

  it('is sent whole, under a safe name, for one person to keep', async () => {
    const { status, text, headers } = await talent.get(`${path}/file`);
    expect([status, text]).toEqual([200, '0123456789']);
    expect(Object.fromEntries(headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=3600',
      'content-disposition': `inline; filename="R_el _2024_.mp4"; filename*=UTF-8''R%C3%A9el%20%222024%22.mp4`,
      'content-length': '10',
      'content-type': 'video/mp4',
      'x-content-type-options': 'nosniff',
      vary: 'cookie',
    });
  });

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-4', 206, '6789', 'bytes 6-9/10'],
    ['bytes=-400', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=0-0,5-6', 200, '0123456789', null],
    ['bytes=4-2', 200, '0123456789', null],
    ['lines=1-2', 200, '0123456789', null],
  ])('asked for %s is answered %i %s', async (range, status, text, contentRange) => {
    const answer = await talent.get(`${path}/file`, { range });
    expect([answer.status, answer.text]).toEqual([status, text]);
    expect(answer.headers.get('content-range')).toBe(contentRange);
    expect(answer.headers.get('content-length')).toBe(String(text.length));
  });

  it.each(['bytes=10-', 'bytes=-0'])('has no %s', async (range) => {
    const answer = await talent.get(`${path}/file`, { range });
    expect(answer).toMatchObject({ status: 416, body: { code: 'RANGE_NOT_SATISFIABLE' } });
    expect(answer.headers.get('content-range')).toBe('bytes */10');
    expect(answer.headers.get('cache-control')).toBeNull();
  });

  it('is not sent to whoever has it, and whole to whoever has a part of another', async () => {
    const known = await talent.get(`${path}/file`, { 'if-none-match': etag });
    expect([known.status, known.text]).toEqual([304, '']);
    const range = { range: 'bytes=1-2' };
    const same = await talent.get(`${path}/file`, { ...range, 'if-range': etag });
    expect([same.status, same.text]).toEqual([206, '12']);
    const other = await talent.get(`${path}/file`, { ...range, 'if-range': '"another"' });
    expect([other.status, other.text]).toEqual([200, '0123456789']);
  });

  it('is described to HEAD as to GET', async () => {
    const head = await talent.send('HEAD', `${path}/file`, { headers: { range: 'bytes=2-4' } });
    expect([head.status, head.text]).toEqual([206, '']);
    expect(head.headers.get('content-length')).toBe('3');
    expect(head.headers.get('etag')).toBe(etag);
  });

  it('has stills no wider than asked for', async () => {
    const answers = [];
    for (const variant of ['320', '640', '1280', '2048']) {
      answers.push((await talent.get(`${path}/${variant}`)).text);
    }
    expect(answers).toEqual(['320', '320', '700', '700']);
    expect((await talent.get(`${path}/4096`)).status).toBe(400);
  });
});

describe('a photo', () => {
  it('is there as pictures and not as the file that was sent', async () => {
    const { talent, profileId } = await signInTalent(t);
    const content = await paint('red', { width: 50, height: 50 }).png().toBuffer();
    const upload = { talentProfileId: profileId, kind: 'photo', fileName: 'a.png', content };
    const mediaId = await uploadMedia(talent, { ...upload, kind: 'photo' });
    const picture = await talent.get(`/api/media/${mediaId}/640`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(picture.headers.get('content-disposition')).toBeNull();
    expect((await talent.get(`/api/media/${mediaId}/file`)).status).toBe(404);
  });
});

describe('after a day', () => {
  it('what nobody finished, what was refused and what nothing shows is gone with its files', async () => {
    const { talent, profileId } = await signInTalent(t);
    const document = documentOf(profileId);
    const unfinished = await startUpload(talent, document);
    await sendPart(talent, unfinished, 0, document.content.subarray(0, 100));
    const refused = await storeFilm(t, profileId, { status: 'refused' });
    const unshown = await storeFilm(t, profileId);
    const shown = await storeFilm(t, profileId);
    await t.platform.db.insert(talentCertifications).values({
      id: newId(),
      talentProfileId: profileId,
      position: 0,
      typeId: 'first-aid',
      documentMediaId: shown,
    });
    const young = await storeFilm(t, profileId);
    const longAgo = new Date(t.clock.now().getTime() - LIMITS.unusedMediaSeconds * 1000 - 1);
    for (const id of [unfinished, refused, unshown, shown]) {
      await t.platform.db.update(media).set({ updatedAt: longAgo }).where(eq(media.id, id));
    }
    await sweepMedia(t.platform);
    for (const id of [unfinished, refused, unshown]) {
      expect(await findMedia(t.platform.db, id)).toBeUndefined();
      expect(await listStored(t, id)).toEqual([]);
    }
    for (const id of [shown, young]) {
      expect(await listStored(t, id)).toEqual(['320.webp', '700.webp', 'file.mp4']);
    }
  });
});
