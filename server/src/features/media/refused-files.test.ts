import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mediaEndpoints } from '@callboard/contract/media';
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { paint } from '../../../test/picture.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { cancelUpload, lookedAt, sendMedia } from '../../../test/upload.ts';
import { newId } from '../../platform/ids.ts';
import { talentCertifications } from '../talent-profiles/info/tables.ts';
import { listStored, sha256, signInAs, signInTalent, storeFilm } from './media.fixture.ts';
import { partKey } from './media-keys.ts';
import { insertPart } from './parts/queries.ts';
import { acceptMedia } from './processing/accept-media.ts';
import { refuseMedia } from './processing/refuse-media.ts';
import { findMedia, type MediaRow } from './queries.ts';
import { sweepMedia } from './unused/sweep-media.ts';

const t = useTestServer();

const listRefused = (client: TestClient, talentProfileId: string) =>
  client.call(mediaEndpoints.refused, { query: { talentProfileId } });

const rowOf = async (mediaId: string): Promise<MediaRow> => {
  const row = await findMedia(t.platform.db, mediaId);
  if (row === undefined) throw new Error(`no media ${mediaId}`);
  return row;
};

async function sendRefused(client: TestClient, talentProfileId: string, fileName: string) {
  const content = Buffer.from('\x7fELF no picture at all');
  const mediaId = await sendMedia(client, { talentProfileId, kind: 'photo', fileName, content });
  expect(await lookedAt(client, mediaId)).toMatchObject({ status: 'refused' });
  return mediaId;
}

async function showAsCertificate(talentProfileId: string, documentMediaId: string) {
  const entry = { id: newId(), talentProfileId, position: 0, typeId: 'first-aid' };
  await t.platform.db.insert(talentCertifications).values({ ...entry, documentMediaId });
  return async () => {
    const { id } = talentCertifications;
    const rows = await t.platform.db.select().from(talentCertifications).where(eq(id, entry.id));
    return rows.map((row) => row.documentMediaId);
  };
}

describe('refused files', () => {
  it('are listed with their reasons, newest first, until one of the own side dismisses them', async () => {
    const { talent, profileId } = await signInTalent(t);
    const agent = await signInAs(t, (await t.make.ownAgent(profileId)).user);
    expect((await listRefused(talent, profileId)).body).toEqual({ items: [], nextCursor: null });
    await storeFilm(t, profileId);
    const older = await sendRefused(talent, profileId, 'older.jpg');
    t.clock.advance({ seconds: 1 });
    const newer = await sendRefused(agent, profileId, 'newer.jpg');
    const problem = 'Please choose a JPG, PNG or WebP picture.';
    for (const client of [talent, agent]) {
      const { status, body } = await listRefused(client, profileId);
      expect([status, body.nextCursor]).toEqual([200, null]);
      expect(body.items).toMatchObject([
        { id: newer, status: 'refused', kind: 'photo', fileName: 'newer.jpg', problem },
        { id: older, status: 'refused', kind: 'photo', fileName: 'older.jpg', problem },
      ]);
    }
    expect((await cancelUpload(talent, newer)).status).toBe(204);
    expect((await listRefused(agent, profileId)).body.items).toMatchObject([{ id: older }]);
    expect((await cancelUpload(talent, newer)).status).toBe(404);
  });

  it('are nothing to anybody else, who cannot dismiss them either', async () => {
    const { talent, profileId } = await signInTalent(t, { visibility: 'public' });
    const mediaId = await storeFilm(t, profileId, { status: 'refused' });
    for (const stranger of [await t.signIn('talent'), await t.signIn('client')]) {
      expect((await listRefused(stranger, profileId)).status).toBe(404);
      expect((await cancelUpload(stranger, mediaId)).status).toBe(404);
    }
    expect((await listRefused(talent, newId())).status).toBe(404);
    expect((await listRefused(talent, profileId)).body.items).toMatchObject([{ id: mediaId }]);
  });
});

/** All of it had arrived, and then the storage lost it: every look at it fails. */
async function storeLost(profileId: string): Promise<string> {
  const mediaId = await storeFilm(t, profileId, { status: 'processing' });
  await keepPart({ mediaId, size: 10, key: partKey(mediaId, 0) });
  return mediaId;
}

const keepPart = (part: { mediaId: string; size: number; key: string }) =>
  t.platform.transaction((tx) => insertPart(tx, { ...part, start: 0, createdAt: t.clock.now() }));

describe('a file that nobody could look at', () => {
  it('is accepted late if only its job was lost, as after a restore', async () => {
    const { talent, profileId } = await signInTalent(t);
    const content = await paint('#3a5f7d', { width: 900, height: 1200 }).jpeg().toBuffer();
    const mediaId = await storeFilm(t, profileId, {
      ...{ status: 'processing', kind: 'photo', bytes: content.length },
      ...{ fileKey: null, pictureFolder: null, pictureWidths: [] },
    });
    const contentType = 'application/octet-stream';
    const key = partKey(mediaId, 0);
    await t.platform.storage.put(key, content, { contentType });
    await keepPart({ mediaId, size: content.length, key });
    // Two days, after which a file that never became ready would be taken away.
    t.clock.advance({ days: 2 });
    await Promise.all([sweepMedia(t.platform), sweepMedia(t.platform)]);
    expect(await lookedAt(talent, mediaId)).toMatchObject({ status: 'ready', problem: null });
  });

  it('is looked at once more after an hour, and refused an hour later with what shows it', async () => {
    const { talent, profileId } = await signInTalent(t);
    const stuck = await storeLost(profileId);
    const shown = await showAsCertificate(profileId, stuck);
    t.clock.advance({ minutes: 59 });
    const recent = await storeLost(profileId);
    const begun = t.clock.now();
    await sweepMedia(t.platform);
    expect(await rowOf(stuck)).toMatchObject({ status: 'processing' });
    t.clock.advance({ minutes: 2 });
    await sweepMedia(t.platform);
    expect(await rowOf(stuck)).toMatchObject({ status: 'processing', updatedAt: t.clock.now() });
    expect(await rowOf(recent)).toMatchObject({ status: 'processing', updatedAt: begun });
    t.clock.advance({ minutes: 61 });
    await sweepMedia(t.platform);
    expect((await listRefused(talent, profileId)).body.items).toMatchObject([
      { id: stuck, problem: 'We could not look at this file. Please send it again.' },
    ]);
    expect(await shown()).not.toContain(stuck);
  });

  it('is told to its sender though the sweep comes a day late', async () => {
    const { profileId } = await signInTalent(t);
    const stuck = await storeLost(profileId);
    t.clock.advance({ days: 2 });
    await sweepMedia(t.platform);
    t.clock.advance({ days: 2 });
    await sweepMedia(t.platform);
    expect(await rowOf(stuck)).toMatchObject({ status: 'refused' });
  });

  it('stays where it is shown if it was accepted in the last moment', async () => {
    const { profileId } = await signInTalent(t);
    const ready = await rowOf(await storeFilm(t, profileId));
    const shown = await showAsCertificate(profileId, ready.id);
    await expect(refuseMedia(t.platform, ready, 'Too late.')).rejects.toThrow('accepted already');
    expect(await shown()).toEqual([ready.id]);
    expect(await rowOf(ready.id)).toMatchObject({ status: 'ready', problem: null });
  });

  it('leaves nothing in the storage if it is found sound after it was given up', async () => {
    const { profileId } = await signInTalent(t);
    const gone = { status: 'refused', fileKey: null, pictureFolder: null } as const;
    const refused = await rowOf(await storeFilm(t, profileId, gone));
    const folder = await mkdtemp(join(tmpdir(), 'callboard-test-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const path = join(folder, 'file');
    await writeFile(path, 'film');
    const findings = { extension: 'mov', pictures: undefined, durationMs: null };
    await acceptMedia(t.platform, refused, {
      ...findings,
      path,
      sha256: sha256(Buffer.from('film')),
    });
    await vi.waitFor(async () => expect(await listStored(t, refused.id)).not.toContain('file.mov'));
    expect(await rowOf(refused.id)).toMatchObject({ status: 'refused', fileKey: null });
  });
});
