import { auditionInvitationEndpoints } from '@callboard/contract/audition-invitations';
import { fillPath } from '@callboard/contract/endpoint';
import { productionFileEndpoints as endpoints } from '@callboard/contract/production-files';
import { productionEndpoints } from '@callboard/contract/productions';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { paint } from '../../../../test/picture.ts';
import { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { auditionInvitations, auditionSides, auditions } from '../../auditions/tables.ts';
import { castingCalls } from '../../casting-calls/tables.ts';
import { productionRoles } from '../roles/tables.ts';
import { productions } from '../tables.ts';
import { makeTeam } from '../team.fixture.ts';
import { lookAt, makePdf, readPaper, send, sendPaper } from './papers.fixture.ts';

const t = useTestServer();

const CONFIDENTIAL = { isConfidential: true, codeName: 'Wren' } as const;

/** A production with a role that has sides and an open call. */
async function makeSides(given: Partial<typeof productions.$inferInsert> = {}) {
  const team = await makeTeam(t, given);
  const { creator, productionId } = team;
  const roleId = await t.make.productionRole({ productionId });
  const callId = await t.make.castingCall({ roleId });
  const { status, body } = await sendPaper(creator, productionId, await makePdf(), { roleId });
  expect(status, JSON.stringify(body)).toBe(201);
  return { ...team, roleId, callId, fileId: body.id as string };
}

const statusFor = async (client: TestClient, fileId: string) =>
  (await readPaper(client, fileId)).status;

describe('a file', () => {
  it('is listed, read as it was sent, and gone with its mention once it is removed', async () => {
    const { creator, productionId, roleId, fileId } = await makeSides();
    const pdf = await makePdf();
    const { body } = await sendPaper(creator, productionId, pdf, { kind: 'script' });
    const listed = await creator.call(endpoints.files, { params: { id: productionId } });
    expect(listed.body.items).toContainEqual(
      expect.objectContaining({ id: fileId, roleId, kind: 'sides', uploadedBy: 'Ines Halloran' }),
    );
    expect((await readPaper(creator, body.id)).bytes.equals(pdf)).toBe(true);

    const tape = { instructions: null, frame: null, maxMinutes: null, dueAt: null };
    const selfTape = { ...tape, sidesFileId: fileId };
    const isRole = eq(productionRoles.id, roleId);
    await t.platform.db.update(productionRoles).set({ selfTape }).where(isRole);
    await creator.call(endpoints.removeFile, { params: { id: fileId } });
    expect(await statusFor(creator, fileId)).toBe(404);
    const [role] = await t.platform.db.select().from(productionRoles).where(isRole);
    expect(role?.selfTape).toEqual({ ...tape, sidesFileId: null });
  });

  it('is refused unless it is a PDF, and for a role of another production', async () => {
    const { creator, productionId } = await makeTeam(t);
    const wrong = await sendPaper(creator, productionId, Buffer.from('PK, a letter'));
    expect(wrong.body.code).toBe('NOT_A_DOCUMENT');
    const roleId = await t.make.productionRole();
    const other = await sendPaper(creator, productionId, await makePdf(), { roleId });
    expect(Object.keys(other.body.fields)).toEqual(['roleId']);
  });

  it('may be protected, except where it has to bear names', async () => {
    const pdf = await makePdf('secret');
    const open = await makeTeam(t);
    expect((await sendPaper(open.creator, open.productionId, pdf)).status).toBe(201);
    const confidential = await makeTeam(t, CONFIDENTIAL);
    const refused = await sendPaper(confidential.creator, confidential.productionId, pdf);
    expect([refused.body.code, refused.body.message]).toEqual([
      'NOT_A_DOCUMENT',
      expect.stringContaining('This PDF is protected'),
    ]);
  });
});

describe('sides', () => {
  it('are read by talent and agents while a call is open to them, scripts by the team alone', async () => {
    const { creator, productionId, callId, fileId } = await makeSides();
    const talent = await t.signIn('talent');
    const agent = await t.signIn('agent');
    const script = await sendPaper(creator, productionId, await makePdf(), { kind: 'script' });
    const seen = [await statusFor(talent, fileId), await statusFor(agent, fileId)];
    expect(seen).toEqual([200, 200]);
    expect(await statusFor(talent, script.body.id)).toBe(404);

    const isCall = eq(castingCalls.id, callId);
    await t.platform.db.update(castingCalls).set({ visibility: 'verified_agencies' }).where(isCall);
    expect(await statusFor(talent, fileId)).toBe(404);
    const owner = await t.make.user({ role: 'agent' });
    await t.make.portfolio({ ownerUserId: owner.id, verifiedAt: t.clock.now() });
    const verified = new TestClient(t.url, await t.make.session({ user: owner }));
    expect(await statusFor(verified, fileId)).toBe(200);
  });

  it('stay readable for an applicant’s own side after the call, by what they were told', async () => {
    const { callId, roleId, fileId } = await makeSides();
    const { user, profileId } = await t.make.talent();
    const talent = new TestClient(t.url, await t.make.session({ user }));
    const ownAgent = await t.make.ownAgent(profileId);
    const agent = new TestClient(t.url, await t.make.session({ user: ownAgent.user }));
    const given = { roleId, callId, talentProfileId: profileId };
    await t.make.application({ ...given, status: 'not_selected', toldStatus: 'viewed' });
    const endedAt = t.clock.now();
    await t.platform.db
      .update(castingCalls)
      .set({ status: 'closed', endedAt })
      .where(eq(castingCalls.id, callId));
    expect(await statusFor(talent, fileId)).toBe(200);
    expect(await statusFor(agent, fileId)).toBe(200);
    expect(await statusFor(await t.signIn('talent'), fileId)).toBe(404);
  });

  it('of a confidential production open after an agreement and bear the reader’s name', async () => {
    const { creator, productionId, fileId } = await makeSides(CONFIDENTIAL);
    const talent = await t.signIn('talent');
    const before = await readPaper(talent, fileId);
    expect(JSON.parse(before.bytes.toString()).code).toBe('NDA_NEEDED');
    const agreed = await talent.call(endpoints.agreeToNda, { params: { id: productionId } });
    expect(agreed.status).toBe(204);
    const { status, bytes } = await readPaper(talent, fileId);
    expect(status).toBe(200);
    expect(await lookAt(bytes)).toEqual({
      pages: 2,
      mark: `Ines Halloran · ${talent.user?.email} · 2 March 2026`,
    });
    expect((await lookAt((await readPaper(creator, fileId)).bytes)).mark).toBe('');
  });
});

describe('papers of an audition', () => {
  /** A paper that nobody outside reads otherwise, in a production without an open call. */
  async function makePapers() {
    const { creator, productionId } = await makeTeam(t);
    const { body } = await sendPaper(creator, productionId, await makePdf(), { kind: 'script' });
    const other = await sendPaper(creator, productionId, await makePdf());
    const { user, profileId } = await t.make.talent();
    const talent = new TestClient(t.url, await t.make.session({ user }));
    const auditionId = await t.make.audition({ productionId });
    const roleId = await t.make.productionRole({ productionId });
    const [session] = await t.platform.db.select().from(auditions).where(isSession(auditionId));
    const tell = async (sidesFileIds: string[]) => {
      const told = session?.told && { ...session.told, sidesFileIds };
      await t.platform.db.update(auditions).set({ told }).where(isSession(auditionId));
    };
    const fileId: string = body.id;
    await t.platform.db.insert(auditionSides).values({ auditionId, fileId });
    const invitation = { auditionId, roleId, talentProfileId: profileId };
    const id = await t.make.auditionInvitation(invitation);
    return { productionId, fileId, otherId: other.body.id, talent, profileId, tell, id };
  }
  const isSession = (id: string) => eq(auditions.id, id);

  it('are read by those invited once they were sent, until the invitation is cancelled', async () => {
    const { fileId, otherId, talent, profileId, tell, id } = await makePapers();
    expect(await statusFor(talent, fileId)).toBe(404);
    await tell([fileId]);
    const ownAgent = await t.make.ownAgent(profileId);
    const agent = new TestClient(t.url, await t.make.session({ user: ownAgent.user }));
    const stranger = await t.signIn('talent');
    const seen = [talent, agent, stranger].map((reader) => statusFor(reader, fileId));
    expect(await Promise.all(seen)).toEqual([200, 200, 404]);
    expect(await statusFor(talent, otherId)).toBe(404);
    await t.platform.db
      .update(auditionInvitations)
      .set({ status: 'cancelled', respondedAt: t.clock.now() })
      .where(eq(auditionInvitations.id, id));
    expect(await statusFor(talent, fileId)).toBe(404);
  });

  it('of a confidential production wait for an agreement, which the invitation asks for', async () => {
    const { productionId, fileId, talent, tell, id } = await makePapers();
    await t.platform.db
      .update(productions)
      .set(CONFIDENTIAL)
      .where(eq(productions.id, productionId));
    const agree = async () =>
      (await talent.call(endpoints.agreeToNda, { params: { id: productionId } })).status;
    expect(await agree()).toBe(404);
    await tell([fileId]);
    expect(await statusFor(talent, fileId)).toBe(403);
    const asked = async () =>
      (await talent.call(auditionInvitationEndpoints.get, { params: { id } })).body.nda;
    expect(await asked()).toMatchObject({ productionId, text: expect.stringContaining('promise') });
    expect(await agree()).toBe(204);
    expect(await asked()).toBeUndefined();
  });
});

describe('a cover', () => {
  it('is seen by whoever may see an open call, and of a confidential one by the team', async () => {
    const picture = await paint('teal', { width: 900, height: 500 }).jpeg().toBuffer();
    const talent = await t.signIn('talent');
    for (const given of [{}, CONFIDENTIAL]) {
      const { creator, productionId } = await makeTeam(t, given);
      await t.make.castingCall({ roleId: await t.make.productionRole({ productionId }) });
      const path = fillPath(productionEndpoints.setCover.path, { id: productionId });
      const { status, body } = await send(creator, path, { field: 'cover', bytes: picture });
      expect(status, JSON.stringify(body)).toBe(200);
      const shown = await creator.get(body.coverUrl);
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
      const seen = await talent.get(body.coverUrl);
      expect(seen.status).toBe('codeName' in given ? 404 : 200);

      await creator.call(productionEndpoints.removeCover, { params: { id: productionId } });
      expect((await creator.get(body.coverUrl)).status).toBe(404);
    }
  });

  it('has to be a picture', async () => {
    const { creator, productionId } = await makeTeam(t);
    const path = fillPath(productionEndpoints.setCover.path, { id: productionId });
    const { body } = await send(creator, path, { field: 'cover', bytes: await makePdf() });
    expect(body.code).toBe('NOT_A_PICTURE');
  });
});
