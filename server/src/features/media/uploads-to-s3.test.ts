import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useTestServer } from '../../../test/test-server.ts';
import { lookedAt, sendPart, startUpload } from '../../../test/upload.ts';
import { documentOf, sha256, signInTalent } from './media.fixture.ts';
import { findMedia } from './queries.ts';

const environment: Record<string, string> = {};
let stop: () => Promise<void>;
beforeAll(async () => {
  const directory = await mkdtemp(join(tmpdir(), 'callboard-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'files' }],
  });
  const { port } = await server.run();
  Object.assign(environment, {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'files',
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
  });
  stop = async () => {
    await server.close();
    await rm(directory, { recursive: true, force: true });
  };
});
afterAll(() => stop());

const t = useTestServer(environment);

it('an upload in parts ends in S3 as the same file, of which parts can be read', async () => {
  const { talent, profileId } = await signInTalent(t);
  const upload = documentOf(profileId, 300_000);
  const mediaId = await startUpload(talent, upload);
  await sendPart(talent, mediaId, 0, upload.content.subarray(0, 100_000));
  await sendPart(talent, mediaId, 100_000, upload.content.subarray(100_000));
  expect(await lookedAt(talent, mediaId)).toMatchObject({ status: 'ready' });
  expect((await findMedia(t.platform.db, mediaId))?.sha256).toBe(sha256(upload.content));
  const { headers, status } = await talent.get(`/api/media/${mediaId}/file`, {
    range: 'bytes=1-3',
  });
  expect([status, headers.get('content-range')]).toEqual([206, 'bytes 1-3/300000']);
});
