import { type ClientRequest, request } from 'node:http';
import { MEDIA_BYTES, MEDIA_PLANS } from '@callboard/contract/limits';
import { mediaEndpoints } from '@callboard/contract/media';
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startNeighbour } from '../../../test/neighbour-server.ts';
import { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import {
  addressOf,
  announceUpload,
  askProgress,
  cancelUpload,
  lookedAt,
  partHeaders,
  sendPart,
  startUpload,
} from '../../../test/upload.ts';
import { auditEntries } from '../../platform/audit/tables.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Server } from '../../server.ts';
import { users } from '../auth/tables.ts';
import { documentOf, listStored, sha256, signInAs, signInTalent } from './media.fixture.ts';
import { findMedia } from './queries.ts';
import { media } from './tables.ts';

const t = useTestServer();

/** Begins to send a file, and sends some of it; resolves when the server has begun to keep it. */
async function sendSome(
  client: TestClient,
  mediaId: string,
  { all, until, to = t.platform }: { all: Buffer; until: number; to?: Platform },
): Promise<ClientRequest> {
  const put = vi.spyOn(to.storage, 'put');
  const sending = request(addressOf(client, mediaId), {
    method: 'PATCH',
    headers: { ...partHeaders(client, 0), 'content-length': all.length },
  });
  sending.on('error', () => undefined);
  sending.write(all.subarray(0, until));
  await vi.waitFor(() => expect(put.mock.calls.join()).toContain(mediaId));
  put.mockRestore();
  return sending;
}

/** The same person at another server. */
function at({ platform }: Server, { user, cookie }: TestClient): TestClient {
  if (user === undefined || cookie === undefined) throw new Error('nobody is signed in');
  return new TestClient(platform.publicUrl, { user, cookie });
}

const progressBeyond = (client: TestClient, mediaId: string, offset: number) =>
  vi.waitFor(async () => {
    const progress = await askProgress(client, mediaId);
    expect(progress).toBeGreaterThan(offset);
    return Number(progress);
  });

describe('an upload', () => {
  it('that is cut off goes on from what has arrived, and ends as the same file', async () => {
    const { talent, profileId } = await signInTalent(t);
    const { content, ...rest } = documentOf(profileId, 3_000_000);
    const mediaId = await startUpload(talent, { ...rest, content });
    expect(await askProgress(talent, mediaId)).toBe(0);

    (await sendSome(talent, mediaId, { all: content, until: 1_200_000 })).destroy();
    const arrived = await progressBeyond(talent, mediaId, 0);
    expect(arrived).toBeLessThanOrEqual(1_200_000);
    const next = await sendPart(talent, mediaId, arrived, content.subarray(arrived, 2_000_000));
    expect(next).toMatchObject({ status: 204, offset: 2_000_000 });
    const last = await sendPart(talent, mediaId, 2_000_000, content.subarray(2_000_000));
    expect(last).toMatchObject({ status: 204, offset: 3_000_000 });

    expect(await lookedAt(talent, mediaId)).toMatchObject({ status: 'ready', bytes: 3_000_000 });
    expect((await findMedia(t.platform.db, mediaId))?.sha256).toBe(sha256(content));
    expect(await askProgress(talent, mediaId)).toBe(3_000_000);
    // Its parts go right after it is said to be ready.
    await expect.poll(() => listStored(t, mediaId)).toEqual(['file.pdf']);
    expect(t.logged).toEqual([]);
  });

  it('keeps what has arrived when its server stops, and goes on at another one', async () => {
    const { talent, profileId } = await signInTalent(t);
    const upload = documentOf(profileId, 1_000_000);
    const mediaId = await startUpload(talent, upload);
    const neighbour = await startNeighbour(t);
    const sending = await sendSome(at(neighbour, talent), mediaId, {
      all: upload.content,
      until: 400_000,
      to: neighbour.platform,
    });
    await neighbour.stop();
    sending.destroy();
    const arrived = await progressBeyond(talent, mediaId, 0);
    const last = await sendPart(talent, mediaId, arrived, upload.content.subarray(arrived));
    expect(last).toMatchObject({ status: 204, offset: 1_000_000 });
    await lookedAt(talent, mediaId);
    expect((await findMedia(t.platform.db, mediaId))?.sha256).toBe(sha256(upload.content));
  });

  it('that comes back while its old line still hangs goes on from what came over that', async () => {
    const { talent, profileId } = await signInTalent(t);
    const { content, ...rest } = documentOf(profileId, 500_000);
    const mediaId = await startUpload(talent, { ...rest, content });
    const hanging = await sendSome(talent, mediaId, { all: content, until: 200_000 });
    const arrived = await progressBeyond(talent, mediaId, 0);
    const last = await sendPart(talent, mediaId, arrived, content.subarray(arrived));
    expect(last).toMatchObject({ status: 204, offset: 500_000 });
    hanging.destroy();
    await lookedAt(talent, mediaId);
    expect((await findMedia(t.platform.db, mediaId))?.sha256).toBe(sha256(content));
  });

  it('that two send at once to two servers takes the part of one of them', async () => {
    const { talent, profileId } = await signInTalent(t);
    const versions = [documentOf(profileId, 300_000), documentOf(profileId, 300_000)] as const;
    const mediaId = await startUpload(talent, versions[0]);
    const neighbour = await startNeighbour(t);
    onTestFinished(() => neighbour.stop());
    const answers = await Promise.all([
      sendPart(talent, mediaId, 0, versions[0].content),
      sendPart(at(neighbour, talent), mediaId, 0, versions[1].content),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const taken = versions[answers.findIndex(({ status }) => status === 204)];
    await lookedAt(talent, mediaId);
    const stored = await findMedia(t.platform.db, mediaId);
    expect(stored?.sha256).toBe(sha256(taken?.content ?? Buffer.alloc(0)));
    await expect.poll(() => listStored(t, mediaId)).toEqual(['file.pdf']);
  });

  it('is continued where it stands, with no more than was announced', async () => {
    const { talent, profileId } = await signInTalent(t);
    const { content, ...rest } = documentOf(profileId, 1_000);
    const mediaId = await startUpload(talent, { ...rest, content });
    const statusOf = async (offset: number, bytes: Buffer) =>
      (await sendPart(talent, mediaId, offset, bytes)).status;
    expect(await statusOf(500, content.subarray(500))).toBe(409);
    expect(await statusOf(0, Buffer.alloc(1_001))).toBe(413);
    expect(await statusOf(0, Buffer.alloc(0))).toBe(204);
    expect(await statusOf(0, content.subarray(0, 400))).toBe(204);
    expect(await statusOf(0, content.subarray(0, 400))).toBe(409);
    expect(await askProgress(talent, mediaId)).toBe(400);
    expect(await listStored(t, mediaId)).toHaveLength(1);
  });

  it('that is given up leaves nothing behind', async () => {
    const { talent, profileId } = await signInTalent(t);
    const upload = documentOf(profileId);
    const mediaId = await startUpload(talent, upload);
    await sendPart(talent, mediaId, 0, upload.content.subarray(0, 100));
    expect(await listStored(t, mediaId)).toHaveLength(1);
    expect((await cancelUpload(talent, mediaId)).status).toBe(204);
    expect(await listStored(t, mediaId)).toEqual([]);
    expect(await askProgress(talent, mediaId)).toEqual({ status: 404 });
  });

  it('that does not speak the protocol is told so, in the words of every refusal', async () => {
    const { talent, profileId } = await signInTalent(t);
    const mediaId = await startUpload(talent, documentOf(profileId));
    const path = mediaEndpoints.continueUpload.path.replace('{id}', mediaId);
    const refusals = [
      [await talent.send('POST', mediaEndpoints.startUpload.path), 412, 'UNKNOWN_TUS_VERSION'],
      [await talent.send('PATCH', path, { body: {} }), 415, 'UNSUPPORTED_MEDIA_TYPE'],
      [
        await talent.send('PATCH', path, { headers: { 'tus-resumable': '1.0.0' } }),
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      ],
    ] as const;
    for (const [answer, status, code] of refusals) {
      expect(answer).toMatchObject({ status, body: { code } });
      expect(answer.headers.get('tus-resumable')).toBe('1.0.0');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    }
    const unnamed = await announceUpload(talent, {
      talentProfileId: 'nobody',
      kind: 'spreadsheet',
      fileName: 'a\0b',
      bytes: 0,
    });
    expect(unnamed).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect(Object.keys(unnamed.body.fields).sort()).toEqual([
      'kind',
      'talentProfileId',
      'uploadLength',
    ]);
    const unstorable = await announceUpload(talent, {
      ...documentOf(profileId),
      fileName: 'a\0b',
      bytes: 1,
    });
    expect(Object.keys(unstorable.body.fields)).toEqual(['filename']);
  });
});

describe('who may upload', () => {
  it('is told of nothing they may not see, and refused what they see and is not theirs', async () => {
    const hidden = await signInTalent(t, { visibility: 'hidden' });
    const open = await signInTalent(t, { visibility: 'public' });
    const stranger = await t.signIn('client');
    const start = async (client: TestClient, talentProfileId: string) =>
      (await announceUpload(client, { ...documentOf(talentProfileId), bytes: 9 })).status;
    expect(await start(stranger, hidden.profileId)).toBe(404);
    expect(await start(stranger, newId())).toBe(404);
    expect(await start(stranger, open.profileId)).toBe(403);
    expect(await start(open.talent, hidden.profileId)).toBe(404);
  });

  it('is nobody else at any call', async () => {
    const { talent, profileId } = await signInTalent(t, { visibility: 'public' });
    const upload = documentOf(profileId);
    const mediaId = await startUpload(talent, upload);
    const strangers = [
      await t.signIn('talent'),
      await t.signIn('client'),
      await signInAs(t, (await t.make.ownAgent(await t.make.talentProfileId())).user),
    ];
    for (const client of strangers) {
      expect(await askProgress(client, mediaId)).toEqual({ status: 404 });
      expect((await sendPart(client, mediaId, 0, upload.content)).status).toBe(404);
      expect((await cancelUpload(client, mediaId)).status).toBe(404);
      expect((await client.get(`/api/media/${mediaId}`)).status).toBe(404);
    }
    expect((await (await t.signIn('admin')).get(`/api/media/${mediaId}`)).status).toBe(200);
    expect(await askProgress(talent, mediaId)).toBe(0);
  });

  it("is the talent's agent, in whose name and for whom it is kept", async () => {
    const { talent, profileId } = await signInTalent(t);
    const agent = await signInAs(t, (await t.make.ownAgent(profileId)).user);
    const mediaId = await startUpload(agent, documentOf(profileId));
    expect(await askProgress(talent, mediaId)).toBe(0);
    const trail = await t.platform.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.targetId, profileId));
    expect(trail).toMatchObject([
      {
        act: 'media.upload-started',
        actorUserId: agent.user?.id,
        onBehalfOfUserId: talent.user?.id,
        difference: { mediaId, kind: 'document' },
      },
    ]);
  });
});

describe('how much fits', () => {
  it.each([
    ['photo', 'This photo is too large. The limit is 25 MB.'],
    ['video', 'This video is too large. The limit is 1 GB.'],
  ] as const)('in one %s is said before anything is sent', async (kind, message) => {
    const { talent, profileId } = await signInTalent(t);
    const upload = { talentProfileId: profileId, kind, fileName: 'x', bytes: MEDIA_BYTES[kind] };
    expect((await announceUpload(talent, upload)).status).toBe(201);
    const answer = await announceUpload(talent, { ...upload, bytes: upload.bytes + 1 });
    expect(answer).toMatchObject({ status: 413, body: { code: 'FILE_TOO_LARGE', message } });
  });

  it('in a profile depends on the plan of who keeps it, unfinished uploads included', async () => {
    const guardian = await t.make.user({ role: 'talent' });
    const { talent, profileId } = await signInTalent(t, { ownerUserId: guardian.id });
    const upload = { ...documentOf(profileId), bytes: 10 };
    const mediaId = await startUpload(talent, documentOf(profileId));
    await t.platform.db
      .update(media)
      .set({ bytes: MEDIA_PLANS.free.bytes - 9 })
      .where(eq(media.id, mediaId));
    const answer = await announceUpload(talent, upload);
    expect(answer).toMatchObject({ status: 403, body: { code: 'PLAN_LIMIT_REACHED' } });
    expect(answer.body.message).toMatch(/holds 4 GB .* Pro holds 100 GB\.$/);
    expect((await announceUpload(talent, { ...upload, bytes: 9 })).status).toBe(201);
    await t.platform.db
      .update(users)
      .set({ subscriptionPlan: 'pro' })
      .where(eq(users.id, guardian.id));
    expect((await announceUpload(talent, upload)).status).toBe(201);
  });

  it('in a profile is that of Pro where an agency on Pro has the talent on its roster', async () => {
    const { talent, profileId } = await signInTalent(t);
    const mediaId = await startUpload(talent, documentOf(profileId));
    await t.platform.db
      .update(media)
      .set({ bytes: MEDIA_PLANS.free.bytes })
      .where(eq(media.id, mediaId));
    const upload = { ...documentOf(profileId), bytes: 10 };
    const { portfolioId } = await t.make.assignment({ talentProfileId: profileId });
    await t.make.subscription({ portfolioId: await t.make.portfolio() });
    expect((await announceUpload(talent, upload)).status).toBe(403);
    await t.make.subscription({ portfolioId });
    expect((await announceUpload(talent, upload)).status).toBe(201);
  });
});
