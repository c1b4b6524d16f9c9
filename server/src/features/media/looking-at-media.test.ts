import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { MediaKind } from '@callboard/contract/media';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hollowPng, paint } from '../../../test/picture.ts';
import {
  hasFfmpeg,
  makeContainer,
  makeFilm,
  makeMp3,
  makeWav,
} from '../../../test/sound-and-film.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { lookedAt, sendMedia, sendPart, startUpload, uploadMedia } from '../../../test/upload.ts';
import { newId } from '../../platform/ids.ts';
import { galleryPhotos } from '../talent-profiles/gallery/tables.ts';
import { listStored, sha256, signInTalent } from './media.fixture.ts';
import { lookAtMedia } from './processing/look-at-media.ts';
import { findMedia } from './queries.ts';
import { mediaParts } from './tables.ts';

const t = useTestServer();

let talent: TestClient;
let talentProfileId: string;
beforeAll(async () => {
  ({ talent, profileId: talentProfileId } = await signInTalent(t));
});

const upload = (kind: MediaKind, fileName: string, content: Buffer) =>
  uploadMedia(talent, { talentProfileId, kind, fileName, content });

const readStored = async (key: string) => buffer(await t.platform.storage.read(key));

const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
const cut = (picture: Buffer, share: number) =>
  picture.subarray(0, Math.floor(picture.length * share));

const NOT_A_PICTURE = 'Please choose a JPG, PNG or WebP picture.';
const DAMAGED = 'This picture is damaged or not complete.';
const TOO_LARGE = 'This picture is too large. The limit is 60 megapixels.';

type Bad = [kind: MediaKind, make: () => Promise<Buffer> | Buffer, problem: string];
const BAD: Record<string, Bad> = {
  'a renamed program': [
    'photo',
    () => Buffer.from('\x7fELF\x02\x01\x01'.padEnd(4096, '\0'), 'latin1'),
    NOT_A_PICTURE,
  ],
  'an SVG with a script': [
    'photo',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    NOT_A_PICTURE,
  ],
  'a GIF': ['photo', () => paint('red', { width: 9, height: 9 }).gif().toBuffer(), NOT_A_PICTURE],
  'half a JPEG': ['photo', async () => cut(await noise(300, 300).jpeg().toBuffer(), 0.5), DAMAGED],
  'a JPEG that lacks its last lines': [
    'photo',
    async () => cut(await noise(300, 300).jpeg().toBuffer(), 0.97),
    DAMAGED,
  ],
  // Unpacked, it would be found damaged: the header alone decides.
  'a picture that says it has 20,000 × 20,000 pixels': [
    'photo',
    () => hollowPng(20_000),
    TOO_LARGE,
  ],
  'one that holds not a pixel': ['photo', () => hollowPng(200), DAMAGED],
  "a phone's HEIC": [
    'photo',
    () => makeContainer('heic', []),
    'Please save this photo as JPG first.',
  ],
  'a picture as a video': [
    'video',
    () => paint('red', { width: 9, height: 9 }).png().toBuffer(),
    'Please choose an MP4, MOV or WebM video.',
  ],
  'a recording as a video': [
    'video',
    () => makeContainer('isom', ['soun']),
    'Please choose an MP4, MOV or WebM video.',
  ],
  'a film whose end is missing': [
    'video',
    () => makeContainer('isom', []),
    'This video is damaged or not complete.',
  ],
  'a web page as a document': [
    'document',
    () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    'Please choose a PDF.',
  ],
  'a film as a recording': [
    'audio',
    () => makeContainer('isom', ['vide', 'soun']),
    'Please choose an MP3, M4A or WAV recording.',
  ],
};

describe('a file that is not what it should be', () => {
  it.each(Object.entries(BAD))(
    'such as %s is refused in clear words and leaves nothing behind',
    async (_name, [kind, make, problem]) => {
      const content = await make();
      const fileName = 'Headshot.jpg';
      const mediaId = await sendMedia(talent, { talentProfileId, kind, fileName, content });
      expect(await lookedAt(talent, mediaId)).toMatchObject({ status: 'refused', problem });
      await vi.waitFor(async () => expect(await listStored(t, mediaId)).toEqual([]));
      for (const variant of ['320', 'file']) {
        expect((await talent.get(`/api/media/${mediaId}/${variant}`)).status).toBe(404);
      }
    },
  );

  it('goes from the gallery that had begun to show it', async () => {
    const content = Buffer.from('no picture at all');
    const sent = { talentProfileId, kind: 'photo', fileName: 'a.jpg', content } as const;
    const mediaId = await startUpload(talent, sent);
    const now = t.clock.now();
    await t.platform.db.insert(galleryPhotos).values({
      id: newId(),
      talentProfileId,
      mediaId,
      position: 0,
      visibility: 'public',
      isProfilePhoto: false,
      createdAt: now,
      updatedAt: now,
    });
    await sendPart(talent, mediaId, 0, content);
    expect(await lookedAt(talent, mediaId)).toMatchObject({ status: 'refused' });
    const shown = await t.platform.db
      .select()
      .from(galleryPhotos)
      .where(eq(galleryPhotos.mediaId, mediaId));
    expect(shown).toEqual([]);
  });
});

describe('a photo', () => {
  it('is kept upright as pictures of our own, without place, camera and time', async () => {
    const sent = await paint('teal', { width: 1000, height: 500 })
      .withExif({
        IFD0: { Make: 'Lumen', DateTime: '2024:05:01 10:00:00' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 28/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(sent).metadata()).exif?.length).toBeGreaterThan(0);
    const mediaId = await upload('photo', 'teal.jpg', sent);
    const stored = await findMedia(t.platform.db, mediaId);
    expect(stored).toMatchObject({ width: 500, height: 1000, pictureWidths: [320, 500] });
    expect(stored?.placeholder).toMatch(/^data:image\/webp;base64,.{20,400}$/);
    await expect.poll(() => listStored(t, mediaId)).toEqual(['320.webp', '500.webp']);
    for (const width of [320, 500]) {
      const picture = await readStored(`media/${mediaId}/${width}.webp`);
      const { exif, xmp, icc, format, ...measures } = await sharp(picture).metadata();
      expect(measures).toMatchObject({ width, height: width * 2 });
      expect([format, exif, xmp, icc]).toEqual(['webp', undefined, undefined, undefined]);
    }
  });

  it('that is larger than any screen is kept no larger', async () => {
    const sent = await paint('plum', { width: 2600, height: 1300 }).png().toBuffer();
    const mediaId = await upload('photo', 'plum.png', sent);
    const stored = await findMedia(t.platform.db, mediaId);
    expect(stored).toMatchObject({ width: 2048, height: 1024, fileKey: null });
    expect(stored?.pictureWidths).toEqual([320, 640, 1280, 2048]);
  });

  it('looked at again after a crash ends the same', async () => {
    const content = await paint('red', { width: 40, height: 40 }).webp().toBuffer();
    const temporary = await mkdtemp(join(tmpdir(), 'callboard-test-'));
    onTestFinished(() => rm(temporary, { recursive: true }));
    vi.stubEnv('TMPDIR', temporary);
    const { put } = t.platform.storage;
    const crash = vi.spyOn(t.platform.storage, 'put').mockImplementation((key, ...rest) => {
      if (key.endsWith('.webp')) throw new Error('The disk is gone.');
      return put(key, ...rest);
    });
    const sent = { talentProfileId, kind: 'photo', fileName: 'a.webp', content } as const;
    const mediaId = await sendMedia(talent, sent);
    await vi.waitFor(() => expect(t.logged).toMatchObject([{ job: 'process-media' }]));
    crash.mockRestore();
    expect(await readdir(temporary)).toEqual([]);
    await lookAtMedia(t.platform, { mediaId });
    expect(await lookedAt(talent, mediaId)).toMatchObject({ status: 'ready' });
    await expect.poll(() => listStored(t, mediaId)).toEqual(['40.webp']);
    const parts = await t.platform.db
      .select()
      .from(mediaParts)
      .where(eq(mediaParts.mediaId, mediaId));
    expect(parts).toEqual([]);
    expect(await readdir(temporary)).toEqual([]);
    vi.unstubAllEnvs();
  });
});

describe('any other file', () => {
  it.each([
    ['video', 'mov', 'video/quicktime', makeContainer('qt  ', ['vide'])],
    ['audio', 'm4a', 'audio/mp4', makeContainer('isom', ['soun'])],
    ['audio', 'mp3', 'audio/mpeg', makeMp3()],
    ['audio', 'wav', 'audio/wav', makeWav()],
    ['document', 'pdf', 'application/pdf', Buffer.from('%PDF-1.7\n%%EOF')],
  ] as const)('such as %s (%s) is kept byte for byte', async (kind, ending, type, content) => {
    const mediaId = await upload(kind, `clip.${ending}`, content);
    const stored = await findMedia(t.platform.db, mediaId);
    expect(stored).toMatchObject({ contentType: type, sha256: sha256(content) });
    expect(await readStored(`media/${mediaId}/file.${ending}`)).toEqual(content);
    if (ending === 'wav' && hasFfmpeg()) expect(stored?.durationMs).toBe(1000);
  });
});

if (hasFfmpeg()) {
  describe('on a machine with FFmpeg', () => {
    it('a film has a still and a length', async () => {
      const mediaId = await upload('video', 'reel.mp4', makeFilm());
      expect(await lookedAt(talent, mediaId)).toMatchObject({
        contentType: 'video/mp4',
        durationMs: 2000,
        width: 480,
        height: 270,
        placeholder: expect.stringContaining('data:image/webp'),
      });
      await expect.poll(() => listStored(t, mediaId)).toEqual(['320.webp', '480.webp', 'file.mp4']);
    });
  });
} else {
  it('FFmpeg is not on this machine: its tests did NOT run, and films are taken without a still', () =>
    expect(hasFfmpeg()).toBe(false));
}
