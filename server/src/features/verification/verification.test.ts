import { authEndpoints } from '@callboard/contract/auth';
import { LIMITS } from '@callboard/contract/limits';
import { notificationEndpoints } from '@callboard/contract/notifications';
import { verificationEndpoints as endpoints } from '@callboard/contract/verification';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { connectSocket, nextEvent } from '../../../test/socket-client.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { auditEntries } from '../../platform/audit/tables.ts';
import { businessPortfolios } from '../business-portfolios/tables.ts';
import { makePdf } from '../productions/files/papers.fixture.ts';
import { deleteOldEvidence } from './evidence/delete-old-evidence.ts';
import { verificationFiles } from './tables.ts';
import { ask, readEvidenceFile, sendEvidenceFile } from './verification.fixture.ts';

const t = useTestServer();

const decide = (admin: TestClient, id: string, body: Record<string, unknown>) =>
  admin.call(endpoints.decide, { params: { id }, body });
const statusesOf = async (client: TestClient) => {
  const { user } = (await client.call(authEndpoints.me)).body;
  return [user.verifiedProfessionalStatus, user.verifiedIdStatus];
};
const ownRequests = async (client: TestClient) => (await client.call(endpoints.own)).body.items;
const idOf = (client: TestClient) => client.user?.id ?? '';

it('an admin is told how many requests wait, of both kinds and without those decided', async () => {
  const admin = await t.signIn('admin');
  const pending = async () => (await admin.call(endpoints.pendingCount)).body;
  expect(await pending()).toEqual({ count: 0 });

  await t.make.verificationRequest({ kind: 'professional' });
  await t.make.verificationRequest({ kind: 'identity' });
  await t.make.verificationRequest({
    status: 'approved',
    decidedAt: t.clock.now(),
    decidedByUserId: admin.user?.id ?? null,
  });
  expect(await pending()).toEqual({ count: 2 });
});

describe('asking', () => {
  it('makes the person wait, once for each kind', async () => {
    const talent = await t.signIn('talent');
    const { requestId, fileId } = await ask(talent);
    expect(await statusesOf(talent)).toEqual(['pending', 'none']);
    const [own] = await ownRequests(talent);
    expect(own).toMatchObject({ id: requestId, status: 'pending', files: [{ id: fileId }] });

    const form = { kind: 'professional', statement: 'Again.', links: [], fileIds: [] };
    const again = await talent.call(endpoints.request, { body: form });
    expect(again.body.code).toBe('ALREADY_REQUESTED');
    const bare = await talent.call(endpoints.request, { body: { ...form, kind: 'identity' } });
    expect(bare.body.fields).toHaveProperty('fileIds');
    await ask(talent, { kind: 'identity' });
    expect(await statusesOf(talent)).toEqual(['pending', 'pending']);
  });

  it('with a file of somebody else, or one already used, is refused', async () => {
    const [talent, other] = [await t.signIn('talent'), await t.signIn('client')];
    const { fileId } = await ask(other);
    const { body: unused } = await sendEvidenceFile(other, await makePdf(), 'paper.pdf');
    for (const id of [fileId, unused.id]) {
      const body = { kind: 'identity', statement: 'Me.', links: [], fileIds: [id] };
      expect((await talent.call(endpoints.request, { body })).status).toBe(404);
    }
    expect(await statusesOf(talent)).toEqual(['none', 'none']);
  });

  it('is taken back by whoever asked, with the files and until it is decided', async () => {
    const [talent, other] = [await t.signIn('talent'), await t.signIn('talent')];
    const admin = await t.signIn('admin');
    const { requestId, fileId } = await ask(talent);
    const params = { id: requestId };
    expect((await other.call(endpoints.withdraw, { params })).status).toBe(404);
    const { body } = await talent.call(endpoints.withdraw, { params });
    expect(body).toEqual({ clearVerificationCache: true });
    expect(await statusesOf(talent)).toEqual(['none', 'none']);
    expect((await readEvidenceFile(admin, fileId)).status).toBe(404);

    const next = await ask(talent);
    await decide(admin, next.requestId, { decision: 'reject', reason: 'Too little to look at.' });
    const late = await talent.call(endpoints.withdraw, { params: { id: next.requestId } });
    expect(late.body.code).toBe('CONFLICT');
  });
});

describe('evidence', () => {
  it('is read by admins alone, without what the camera knew, and alone in its frame', async () => {
    const [talent, admin] = [await t.signIn('talent'), await t.signIn('admin')];
    const { requestId, fileId } = await ask(talent);
    expect((await readEvidenceFile(talent, fileId)).status).toBe(403);

    const { headers, bytes } = await readEvidenceFile(admin, fileId);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);

    await admin.call(endpoints.review, { params: { id: requestId } });
    const acts = await t.platform.db
      .select({ act: auditEntries.act })
      .from(auditEntries)
      .where(eq(auditEntries.targetId, requestId));
    expect(acts.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['verification.evidence-read', 'verification.reviewed']),
    );
  });

  it('is a picture or a PDF by its content, whatever it is called', async () => {
    const talent = await t.signIn('talent');
    const html = await sendEvidenceFile(talent, Buffer.from('<script>1</script>'), 'card.pdf');
    expect(html.body.code).toBe('NOT_EVIDENCE');
    const damaged = Buffer.from('\xff\xd8\xff and no picture', 'latin1');
    expect((await sendEvidenceFile(talent, damaged)).body.code).toBe('PICTURE_DAMAGED');
    const pdf = await sendEvidenceFile(talent, await makePdf(), 'programme.pdf');
    expect(pdf.body).toMatchObject({ fileName: 'programme.pdf', contentType: 'application/pdf' });

    const params = { id: pdf.body.id };
    expect((await (await t.signIn('talent')).call(endpoints.removeFile, { params })).status).toBe(
      404,
    );
    expect((await talent.call(endpoints.removeFile, { params })).status).toBe(204);
  });

  it('goes thirty days after the decision, and after a day where nobody asked with it', async () => {
    const [talent, admin] = [await t.signIn('talent'), await t.signIn('admin')];
    const { requestId, fileId } = await ask(talent);
    const waiting = await ask(await t.signIn('client'));
    await decide(admin, requestId, { decision: 'approve' });
    const { body: unused } = await sendEvidenceFile(talent, await makePdf());
    const [stored] = await t.platform.db
      .select()
      .from(verificationFiles)
      .where(eq(verificationFiles.id, fileId));

    t.clock.advance({ days: LIMITS.evidenceKeptDays - 1 });
    await deleteOldEvidence(t.platform);
    expect((await talent.call(endpoints.removeFile, { params: { id: unused.id } })).status).toBe(
      404,
    );
    const adminLater = await t.signIn('admin');
    expect((await readEvidenceFile(adminLater, fileId)).status).toBe(200);

    t.clock.advance({ days: 1, seconds: 1 });
    await deleteOldEvidence(t.platform);
    expect((await readEvidenceFile(adminLater, fileId)).status).toBe(404);
    expect(await t.platform.storage.find(stored?.fileKey ?? '')).toBeUndefined();
    expect((await readEvidenceFile(adminLater, waiting.fileId)).status).toBe(200);
    const review = await adminLater.call(endpoints.review, { params: { id: requestId } });
    expect(review.body).toMatchObject({ files: [], filesDeletedAt: t.clock.now().toISOString() });
  });
});

it('evidence that could not be deleted is due the next night again', async () => {
  const [talent, admin] = [await t.signIn('talent'), await t.signIn('admin')];
  const { requestId, fileId } = await ask(talent);
  await decide(admin, requestId, { decision: 'approve' });
  t.clock.advance({ days: LIMITS.evidenceKeptDays, seconds: 1 });
  const failing = vi.spyOn(t.platform.storage, 'delete').mockRejectedValue(new Error('no storage'));
  await expect(deleteOldEvidence(t.platform)).rejects.toThrow('no storage');
  failing.mockRestore();
  const rows = () =>
    t.platform.db.select().from(verificationFiles).where(eq(verificationFiles.id, fileId));
  const [kept] = await rows();
  await deleteOldEvidence(t.platform);
  expect(await t.platform.storage.find(kept?.fileKey ?? 'none')).toBeUndefined();
  expect([kept?.id, await rows()]).toEqual([fileId, []]);
});

describe('a decision', () => {
  it('is made once, told to the person’s open windows, and shown on their account', async () => {
    const talent = await t.signIn('talent');
    const [first, second] = [await t.signIn('admin'), await t.signIn('admin')];
    const { requestId } = await ask(talent);
    const { socket } = await connectSocket(talent);
    await socket.emitWithAck('join-user-room', idOf(talent));
    const heard = nextEvent(socket, 'verification:changed');

    const answers = await Promise.all([
      decide(first, requestId, { decision: 'approve' }),
      decide(second, requestId, { decision: 'reject', reason: 'I cannot tell.' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200);
    expect(won?.body).toEqual({ clearVerificationCache: true });
    expect(await heard).toEqual({ userId: idOf(talent) });
    socket.disconnect();

    const [own] = await ownRequests(talent);
    const outcome = own.status === 'approved' ? 'verified' : 'rejected';
    expect(await statusesOf(talent)).toEqual([outcome, 'none']);
    const news = (await talent.call(notificationEndpoints.list)).body;
    expect(news.filter(({ kind }: { kind: string }) => kind === 'verification')).toHaveLength(1);
  });

  it('against somebody has a reason, which they read before they ask again', async () => {
    const [talent, admin] = [await t.signIn('talent'), await t.signIn('admin')];
    const { requestId } = await ask(talent);
    const mute = await decide(admin, requestId, { decision: 'reject' });
    expect(mute.body.fields).toHaveProperty('reason');
    await decide(admin, requestId, { decision: 'reject', reason: 'The link leads nowhere.' });
    expect(await ownRequests(talent)).toMatchObject([{ reason: 'The link leads nowhere.' }]);

    const { requestId: next } = await ask(talent);
    const { body } = await admin.call(endpoints.review, { params: { id: next } });
    expect(body.earlier).toMatchObject([{ id: requestId, status: 'rejected' }]);
    expect(body.person).toMatchObject({ id: idOf(talent), role: 'talent' });
    await talent.call(endpoints.withdraw, { params: { id: next } });
    expect(await statusesOf(talent)).toEqual(['rejected', 'none']);
  });

  it('for an agent holds for the agencies they own, until it is taken back with a reason', async () => {
    const [agent, admin] = [await t.signIn('agent'), await t.signIn('admin')];
    const portfolioId = await t.make.portfolio({ ownerUserId: idOf(agent), verifiedAt: null });
    const isVerified = async () => {
      const isThis = eq(businessPortfolios.id, portfolioId);
      const [found] = await t.platform.db.select().from(businessPortfolios).where(isThis);
      return found?.verifiedAt != null;
    };
    const colleague = await t.signIn('agent');
    await t.make.portfolioMember({ portfolioId, userId: idOf(colleague) });
    const { socket } = await connectSocket(colleague);
    await socket.emitWithAck('join-user-room', idOf(colleague));
    const heard = nextEvent(socket, 'portfolio:changed');
    const { requestId } = await ask(agent);
    await decide(admin, requestId, { decision: 'approve' });
    expect(await heard).toEqual({ userId: idOf(colleague), portfolioId });
    socket.disconnect();
    expect([await isVerified(), ...(await statusesOf(agent))]).toEqual([true, 'verified', 'none']);

    const form = { kind: 'professional', statement: 'More.', links: [], fileIds: [] };
    const more = await agent.call(endpoints.request, { body: form });
    expect(more.body.code).toBe('ALREADY_VERIFIED');

    const revoke = () =>
      admin.call(endpoints.revoke, {
        params: { id: idOf(agent) },
        body: { kind: 'professional', reason: 'The agency closed.' },
      });
    expect((await revoke()).body).toEqual({ clearVerificationCache: true });
    expect((await revoke()).body.code).toBe('CONFLICT');
    expect([await isVerified(), ...(await statusesOf(agent))]).toEqual([false, 'rejected', 'none']);
    expect((await ownRequests(agent))[0]).toMatchObject({ reason: 'The agency closed.' });
  });
});

it('the queue pages those that wait by age and decided ones the newest first', async () => {
  const admin = await t.signIn('admin');
  const decidedByUserId = idOf(admin);
  const at = (minute: number) => new Date(Date.UTC(2020, 0, 1, 0, minute));
  const ids = (items: { id: string }[]) => items.map(({ id }) => id);
  const waiting = await Promise.all(
    [1, 2, 3].map((n) => t.make.verificationRequest({ kind: 'identity', createdAt: at(n) })),
  );
  const decided = await Promise.all(
    [1, 2].map((n) =>
      t.make.verificationRequest({
        ...{ status: 'rejected', reason: 'No.', decidedByUserId },
        decidedAt: new Date(t.clock.now().getTime() + n),
      }),
    ),
  );
  const query = { kind: 'identity', limit: 2 };
  const first = (await admin.call(endpoints.queue, { query })).body;
  expect(ids(first.items)).toEqual(waiting.slice(0, 2));
  const cursor = first.nextCursor;
  const second = (await admin.call(endpoints.queue, { query: { ...query, cursor } })).body;
  expect(ids(second.items)[0]).toBe(waiting[2]);

  const past = await admin.call(endpoints.queue, { query: { status: 'rejected', limit: 2 } });
  expect(ids(past.body.items)).toEqual(decided.toReversed());
});
