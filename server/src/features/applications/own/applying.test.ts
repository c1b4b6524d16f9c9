import { applicationEndpoints } from '@callboard/contract/applications';
import { notificationEndpoints } from '@callboard/contract/notifications';
import type { Question } from '@callboard/contract/role-form';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connectSocket, nextEvent } from '../../../../test/socket-client.ts';
import { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { auditEntries } from '../../../platform/audit/tables.ts';
import { newId } from '../../../platform/ids.ts';
import { users } from '../../auth/tables.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { applicationStatusChanges, applications } from '../tables.ts';

const t = useTestServer();

const inDays = (days: number) => new Date(t.clock.now().getTime() + days * 24 * 60 * 60 * 1000);
const question = (text: string, isRequired: boolean): Question => ({
  id: newId(),
  text,
  isRequired,
});

async function signIn(user: Awaited<ReturnType<typeof t.make.user>>): Promise<TestClient> {
  return new TestClient(t.url, await t.make.session({ user }));
}

async function signInTalent(given: Parameters<typeof t.make.talent>[0] = {}) {
  const { user, profileId } = await t.make.talent({ stageName: 'Mara Okonjo-Lyle', ...given });
  return { talent: await signIn(user), user, profileId };
}

async function postCall(
  role: Parameters<typeof t.make.productionRole>[0] = {},
  call: Parameters<typeof t.make.castingCall>[0] = {},
) {
  const client = await t.signIn('client');
  const productionId = await t.make.production({ createdByUserId: client.user?.id ?? '' });
  const roleId = await t.make.productionRole({ productionId, title: 'Warder', ...role });
  const callId = await t.make.castingCall({ roleId, ...call });
  return { client, productionId, roleId, callId };
}

const form = (talentProfileId: string, given: object = {}) => ({
  talentProfileId,
  note: null,
  mediaIds: [],
  answers: [],
  ...given,
});

const apply = (client: TestClient, callId: string, body: object, headers = {}) =>
  client.call(applicationEndpoints.apply, { params: { id: callId }, body, headers });

const draftOf = async (client: TestClient, callId: string, talentProfileId: string) =>
  client.call(applicationEndpoints.draft, { params: { id: callId }, query: { talentProfileId } });

const newsOf = async (client: TestClient) =>
  (await client.call(notificationEndpoints.list)).body.map(
    ({ content }: { content: string }) => content,
  );

async function listen(client: TestClient) {
  const { socket } = await connectSocket(client);
  onTestFinished(() => void socket.close());
  await socket.emitWithAck('join-user-room', client.user?.id ?? '');
  return socket;
}

const applicationsTo = (roleId: string) =>
  t.platform.db.select().from(applications).where(eq(applications.roleId, roleId));

describe('applying', () => {
  it('sends what was chosen and answered, and both sides hear of it', async () => {
    const { talent, profileId } = await signInTalent();
    const [fence, why] = [question('Do you fence?', true), question('Why this role?', false)];
    const { client, productionId, roleId, callId } = await postCall({
      questions: [fence, why],
      requestedMedia: ['headshot', 'self_tape'],
    });
    const photo = await t.make.media({ talentProfileId: profileId });
    const reel = { talentProfileId: profileId, kind: 'video' } as const;
    const [film, tape] = [
      await t.make.media({ ...reel, status: 'processing' }),
      await t.make.media(reel),
    ];
    const sent = form(profileId, {
      note: '  I know this river. ',
      mediaIds: [film, photo, film],
      selfTapeMediaId: tape,
      answers: [
        { questionId: why.id, text: ' ' },
        { questionId: fence.id, text: 'Foil, ten years' },
      ],
      callVersion: 1,
    });
    const saved = await talent.call(applicationEndpoints.saveDraft, {
      params: { id: callId },
      body: sent,
    });
    expect(saved.status).toBe(204);
    const team = nextEvent(await listen(client), 'applications:changed');
    const own = nextEvent(await listen(talent), 'application:updated');

    const { status, body } = await apply(talent, callId, sent);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      view: 'own',
      status: 'submitted',
      note: 'I know this river.',
      media: [{ id: film }, { id: photo }],
      selfTape: { id: tape },
      answers: [{ questionId: fence.id, question: 'Do you fence?', text: 'Foil, ten years' }],
      submittedBy: { name: 'Mara Okonjo-Lyle', agencyName: null },
      history: [{ from: null, to: 'submitted', byName: 'Mara Okonjo-Lyle', isByOwnSide: true }],
      abilities: { mayWithdraw: true, mayApplyAgain: false, mayConfirm: false },
    });
    const applicationIds = [body.id];
    const userId = client.user?.id;
    expect(await team).toEqual({ userId, productionId, roleId, applicationIds });
    expect(await own).toEqual({ userId: talent.user?.id, applicationId: body.id });
    expect((await draftOf(talent, callId, profileId)).body).toEqual({ draft: null });
    expect([await newsOf(client), await newsOf(talent)]).toEqual([[], []]);
  });

  it('twice at once makes one application, and the same key gets the same answer', async () => {
    const { talent, user, profileId } = await signInTalent();
    const other = await signIn(user);
    const { roleId, callId } = await postCall();
    const answers = await Promise.all(
      [talent, other, talent].map((device) => apply(device, callId, form(profileId))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'ALREADY_APPLIED',
      message: 'Mara Okonjo-Lyle has applied already.',
    });
    expect(await applicationsTo(roleId)).toHaveLength(1);

    const { callId: next } = await postCall();
    const headers = { 'idempotency-key': newId() };
    const [first, again] = await Promise.all([
      apply(talent, next, form(profileId), headers),
      apply(other, next, form(profileId), headers),
    ]);
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
  });

  it('by an agent is labelled, told to the talent, and tells the next one by whom', async () => {
    const { talent, user, profileId } = await signInTalent();
    const agency = await t.make.ownAgent(profileId, { name: 'Tallow & Reed' });
    const agent = await signIn(agency.user);
    const { roleId, callId } = await postCall();
    const { body } = await apply(agent, callId, form(profileId));
    expect(body.submittedBy).toEqual({ name: 'Ines Halloran', agencyName: 'Tallow & Reed' });
    const [row] = await applicationsTo(roleId);
    expect(row).toMatchObject({
      submittedByUserId: agency.user.id,
      portfolioId: agency.portfolioId,
    });
    const [change] = await t.platform.db
      .select()
      .from(applicationStatusChanges)
      .where(eq(applicationStatusChanges.applicationId, body.id));
    const byAgent = { actorUserId: agency.user.id, onBehalfOfUserId: user.id };
    expect(change).toMatchObject({ ...byAgent, toldAt: t.clock.now() });
    const { act, targetId } = auditEntries;
    const entries = await t.platform.db
      .select()
      .from(auditEntries)
      .where(and(eq(act, 'applications.submitted'), eq(targetId, body.id)));
    expect(entries).toMatchObject([byAgent]);
    expect(await newsOf(talent)).toEqual([
      'Ines Halloran submitted Mara Okonjo-Lyle for Warder in Weighbridge Nine.',
    ]);
    expect((await apply(talent, callId, form(profileId))).body).toMatchObject({
      code: 'ALREADY_APPLIED',
      message: 'Mara Okonjo-Lyle has been submitted already, by Tallow & Reed.',
    });

    const { callId: another } = await postCall({ title: 'Mudlark' });
    await apply(talent, another, form(profileId));
    expect(await newsOf(agent)).toEqual([
      'Mara Okonjo-Lyle applied for Mudlark in Weighbridge Nine.',
    ]);
  });

  it('after withdrawing takes the place of what was sent, after a no only to a later call', async () => {
    const { talent, profileId } = await signInTalent();
    const { roleId, callId } = await postCall();
    const photo = await t.make.media({ talentProfileId: profileId });
    const first = await apply(talent, callId, form(profileId, { note: 'One', mediaIds: [photo] }));
    const { id } = first.body;
    const params = { id };
    t.clock.advance({ seconds: 1 });
    await talent.call(applicationEndpoints.setStatus, { params, body: { status: 'withdrawn' } });
    t.clock.advance({ seconds: 1 });
    const second = await apply(talent, callId, form(profileId, { note: 'Two' }));
    expect(second.body).toMatchObject({ id, note: 'Two', media: [], status: 'submitted' });
    expect(second.body.history.map(({ to }: { to: string }) => to)).toEqual([
      'submitted',
      'withdrawn',
      'submitted',
    ]);
    await t.platform.db
      .update(applications)
      .set({ status: 'not_selected', toldStatus: 'not_selected' })
      .where(eq(applications.id, id));
    expect((await apply(talent, callId, form(profileId))).body.code).toBe('ALREADY_APPLIED');
    await t.platform.db
      .update(applications)
      .set({ callId: await t.make.castingCall() })
      .where(eq(applications.id, id));
    expect((await apply(talent, callId, form(profileId))).status).toBe(201);
    expect(await applicationsTo(roleId)).toHaveLength(2);
  });
});

describe('an application is refused', () => {
  const refusal = async (client: TestClient, callId: string, body: object) => {
    const answer = await apply(client, callId, body);
    return answer.body.fields ?? answer.body.code ?? answer.status;
  };

  it('where the call takes none, or is none of theirs', async () => {
    const { talent, profileId } = await signInTalent();
    const body = form(profileId);
    const { callId: late } = await postCall({}, { deadlineAt: inDays(-1) });
    const { callId: closed } = await postCall(
      {},
      { status: 'closed', endedAt: t.clock.now(), openedAt: t.clock.now() },
    );
    const { callId, client } = await postCall();
    const { callId: secret } = await postCall({}, { visibility: 'invited' });
    const { callId: unseen } = await postCall({}, { status: 'in_review' });
    expect(await refusal(talent, late, body)).toBe('CALL_NOT_OPEN');
    expect(await refusal(talent, closed, body)).toBe('CALL_NOT_OPEN');
    for (const hidden of [secret, unseen, newId()]) {
      expect(await refusal(talent, hidden, body)).toBe('NOT_FOUND');
    }
    for (const stranger of [client, await t.signIn('talent'), await t.signIn('agent')]) {
      expect(await refusal(stranger, callId, body)).toBe('NOT_FOUND');
    }
    expect(await refusal(talent, callId, { ...body, callVersion: 0 })).toBe('TERMS_CHANGED');
  });

  it('for a child unless the role is open to children and whoever posted it is verified', async () => {
    const dateOfBirth = `${t.clock.now().getUTCFullYear() - 10}-01-01`;
    const guardian = await t.signIn('client');
    const { profileId } = await signInTalent({ dateOfBirth, ownerUserId: guardian.user?.id ?? '' });
    const { callId } = await postCall();
    const agency = await t.make.ownAgent(profileId, { verifiedAt: t.clock.now() });
    const agent = await signIn(agency.user);
    const forChildren = { playingAgeMin: 8, playingAgeMax: 12 };
    const { id: postedByUserId } = await t.make.user({ verifiedProfessionalStatus: 'verified' });
    const { id: createdByUserId } = await t.make.user();
    const { callId: ofUnverified } = await postCall(
      {
        ...forChildren,
        productionId: await t.make.production({ createdByUserId: postedByUserId }),
      },
      { postedByUserId: createdByUserId },
    );
    const { callId: ofVerified } = await postCall(forChildren, { postedByUserId });
    expect(await refusal(guardian, callId, form(profileId))).toBe('NOT_FOR_MINORS');
    for (const side of [guardian, agent]) {
      expect(await refusal(side, ofUnverified, form(profileId))).toBe('CLIENT_NOT_VERIFIED');
    }
    expect(await refusal(guardian, ofVerified, form(profileId))).toBe(201);
    await t.platform.db
      .update(users)
      .set({ verifiedProfessionalStatus: 'none' })
      .where(eq(users.id, postedByUserId));
    const { body: own } = await guardian.call(applicationEndpoints.listOfTalent, {
      query: { talentProfileId: profileId },
    });
    const move = (status: string) =>
      guardian.call(applicationEndpoints.setStatus, {
        params: { id: own.items[0].id },
        body: { status },
      });
    expect((await move('withdrawn')).status).toBe(200);
    expect((await move('submitted')).body.code).toBe('CLIENT_NOT_VERIFIED');
  });

  it('by the side that agreed to leave it to the other', async () => {
    const { talent, profileId } = await signInTalent();
    const { user, portfolioId } = await t.make.ownAgent(profileId);
    const agent = await signIn(user);
    const agreed = { talentProfileId: profileId, portfolioId };
    await t.make.representation({ ...agreed, field: 'film_and_tv', submitter: 'agent' });
    await t.make.representation({ ...agreed, field: 'theatre', submitter: 'talent' });
    const series = await postCall();
    const productionId = await t.make.production({ typeId: 'musical' });
    const musical = await postCall({ productionId });
    expect(await refusal(talent, series.callId, form(profileId))).toBe('NOT_YOURS_TO_SUBMIT');
    expect(await refusal(agent, musical.callId, form(profileId))).toBe('NOT_YOURS_TO_SUBMIT');
    expect(await refusal(agent, series.callId, form(profileId))).toBe(201);
    expect(await refusal(talent, musical.callId, form(profileId))).toBe(201);
  });

  it('where something asked for is missing, or something sent is not theirs', async () => {
    const { talent, profileId } = await signInTalent();
    const [one, two] = [question('Do you fence?', false), question('Can you swim?', true)];
    const asks = { questions: [one, two], requestedMedia: ['self_tape' as const] };
    const { callId, roleId } = await postCall(asks);
    const tape = await t.make.media({ talentProfileId: profileId, kind: 'video' });
    const answers = [{ questionId: two.id, text: 'Yes' }];
    const whole = form(profileId, { answers, selfTapeMediaId: tape });

    expect(await refusal(talent, callId, form(profileId))).toEqual({
      'answers.1': 'Please answer this question',
      selfTapeMediaId: 'This role asks for a self-tape',
    });
    const unasked = { ...whole, answers: [...answers, { questionId: newId(), text: 'Hm' }] };
    expect(Object.keys(await refusal(talent, callId, unasked))).toEqual(['answers.1']);
    const [photo, anothers, refused] = [
      await t.make.media({ talentProfileId: profileId }),
      await t.make.media(),
      await t.make.media({ talentProfileId: profileId, status: 'refused' }),
    ];
    for (const unusable of [
      { selfTapeMediaId: photo },
      { mediaIds: [photo, anothers] },
      { mediaIds: [refused] },
      { mediaIds: [newId()] },
    ]) {
      expect(await refusal(talent, callId, { ...whole, ...unusable })).toBe('MEDIA_NOT_USABLE');
    }
    const due = { instructions: null, sidesFileId: null, frame: null, maxMinutes: null };
    await t.platform.db
      .update(productionRoles)
      .set({ selfTape: { ...due, dueAt: inDays(3).toISOString() } })
      .where(eq(productionRoles.id, roleId));
    expect(await refusal(talent, callId, { ...whole, selfTapeMediaId: null })).toBe(201);
  });
});

describe('a draft', () => {
  it('keeps what was written last for all of the side, and is nobody else’s business', async () => {
    const { talent, profileId } = await signInTalent();
    const agent = await signIn((await t.make.ownAgent(profileId)).user);
    const { client, callId } = await postCall();
    const photo = await t.make.media({ talentProfileId: profileId });
    const save = (who: TestClient, note: string, id = callId) =>
      who.call(applicationEndpoints.saveDraft, {
        params: { id },
        body: form(profileId, { note, mediaIds: [photo, newId()] }),
      });
    await save(talent, 'One');
    await save(agent, 'Two');
    const { body } = await draftOf(talent, callId, profileId);
    expect(body.draft).toMatchObject({ note: 'Two', mediaIds: [photo], selfTapeMediaId: null });
    for (const stranger of [client, await t.signIn('talent')]) {
      expect((await draftOf(stranger, callId, profileId)).status).toBe(404);
      expect((await save(stranger, 'Three')).status).toBe(404);
    }
    expect((await save(talent, 'Four', newId())).status).toBe(404);
  });
});
