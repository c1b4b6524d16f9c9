import { notificationEndpoints } from '@callboard/contract/notifications';
import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connectSocket, nextEvent } from '../../../test/socket-client.ts';
import { TestClient } from '../../../test/test-client.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { auditEntries } from '../../platform/audit/tables.ts';
import { newId } from '../../platform/ids.ts';
import { makeCasting, rowOf } from '../applications/casting-team.fixture.ts';
import { applicationMedia, applications } from '../applications/tables.ts';
import { assignments, rosterEntries } from '../representation/tables.ts';
import { galleryPhotos } from '../talent-profiles/gallery/tables.ts';
import { candidates, makeAgency, submit } from './agency.fixture.ts';

const t = useTestServer();

async function makePhoto(
  talentProfileId: string,
  position: number,
  given: Partial<typeof galleryPhotos.$inferInsert> = {},
): Promise<string> {
  const mediaId = await t.make.media({ talentProfileId });
  const now = t.clock.now();
  await t.platform.db.insert(galleryPhotos).values({
    id: newId(),
    talentProfileId,
    mediaId,
    position,
    visibility: 'public',
    isProfilePhoto: false,
    createdAt: now,
    updatedAt: now,
    ...given,
  });
  return mediaId;
}

const newsOf = async (client: TestClient) =>
  (await client.call(notificationEndpoints.list)).body.map(
    ({ content }: { content: string }) => content,
  );

describe('submitting several talents at once', () => {
  it('is for each what submitting them alone would be', async () => {
    const { agent, owner, portfolioId, represent } = await makeAgency(t);
    const casting = await makeCasting(t);
    const { creator, productionId, roleId, callId } = casting;
    const one = await represent({ stageName: 'Mara Okonjo-Lyle' });
    const two = await represent({ stageName: 'Abel Winn' });
    const photo = await makePhoto(one.profileId, 0);
    await makePhoto(one.profileId, 1, { visibility: 'private' });
    const face = await makePhoto(one.profileId, 2, { isProfilePhoto: true });
    const { socket } = await connectSocket(creator);
    onTestFinished(() => void socket.close());
    await socket.emitWithAck('join-user-room', creator.user?.id ?? '');
    const heard = nextEvent(socket, 'applications:changed');
    const headers = { 'idempotency-key': newId() };
    const pairs = [
      { callId, talentProfileId: one.profileId, note: ' Free all of May. ' },
      { callId, talentProfileId: two.profileId },
    ];

    const { status, body, text } = await submit(agent, portfolioId, pairs, headers);
    expect(status).toBe(200);
    expect(body.outcomes).toEqual(
      pairs.map(({ talentProfileId }) => ({
        callId,
        talentProfileId,
        outcome: 'submitted',
        applicationId: expect.any(String),
        message: null,
      })),
    );
    const ids = body.outcomes.map(({ applicationId }: { applicationId: string }) => applicationId);
    expect(await heard).toEqual({
      userId: creator.user?.id,
      productionId,
      roleId,
      applicationIds: ids,
    });
    expect((await submit(agent, portfolioId, pairs, headers)).text).toBe(text);

    const [first = ''] = ids;
    expect(await rowOf(t, first)).toMatchObject({
      note: 'Free all of May.',
      portfolioId,
      submittedByUserId: owner.id,
      callVersion: 1,
      status: 'submitted',
    });
    const sent = await t.platform.db
      .select({ mediaId: applicationMedia.mediaId })
      .from(applicationMedia)
      .where(eq(applicationMedia.applicationId, first))
      .orderBy(applicationMedia.position);
    expect(sent.map(({ mediaId }) => mediaId)).toEqual([face, photo]);
    const audited = await t.platform.db
      .select({ onBehalfOf: auditEntries.onBehalfOfUserId, actor: auditEntries.actorUserId })
      .from(auditEntries)
      .where(
        and(eq(auditEntries.act, 'applications.submitted'), inArray(auditEntries.targetId, ids)),
      );
    expect(new Set(audited.map(({ onBehalfOf }) => onBehalfOf))).toEqual(
      new Set([one.user.id, two.user.id]),
    );
    const talent = new TestClient(t.url, await t.make.session({ user: two.user }));
    expect(await newsOf(talent)).toEqual([
      'Ines Halloran submitted Abel Winn for DI Rhona Tait in Weighbridge Nine.',
    ]);
  });

  it('says of each what became of it, and none spoils another', async () => {
    const { agent, portfolioId, represent } = await makeAgency(t);
    const { callId, roleId, productionId } = await makeCasting(t);
    const asking = await t.make.castingCall({
      roleId: await t.make.productionRole({
        productionId,
        questions: [{ id: newId(), text: 'Do you fence?', isRequired: true }],
      }),
    });
    const forChildren = await t.make.castingCall({
      roleId: await t.make.productionRole({ productionId, playingAgeMin: 8, playingAgeMax: 12 }),
    });
    const closed = await t.make.castingCall({
      roleId: await t.make.productionRole({ productionId }),
      status: 'closed',
      openedAt: t.clock.now(),
      endedAt: t.clock.now(),
    });
    const free = await represent();
    const applied = await represent({ stageName: 'Abel Winn' });
    const rivals = await represent({ stageName: 'Nell Ostrow' });
    const child = await represent({ dateOfBirth: '2016-05-01' });
    const bound = await represent();
    const gone = await represent();
    const stranger = await t.make.talent();
    await t.make.application({
      roleId,
      callId,
      talentProfileId: applied.profileId,
      submittedByUserId: applied.user.id,
    });
    await t.make.application({
      roleId,
      callId,
      talentProfileId: rivals.profileId,
      portfolioId: await t.make.portfolio({ name: 'Gable Street' }),
    });
    await t.make.representation({
      talentProfileId: bound.profileId,
      portfolioId,
      submitter: 'talent',
    });
    const withdrawn = await t.make.application({
      roleId,
      callId,
      talentProfileId: gone.profileId,
      status: 'withdrawn',
    });
    const to = (talentProfileId: string, call = callId) => ({ callId: call, talentProfileId });
    const { body } = await submit(agent, portfolioId, [
      to(free.profileId),
      to(free.profileId, asking),
      to(free.profileId, closed),
      to(free.profileId, newId()),
      to(applied.profileId),
      to(rivals.profileId),
      to(child.profileId),
      to(child.profileId, forChildren),
      to(bound.profileId),
      to(gone.profileId),
      to(stranger.profileId),
      to(newId()),
    ]);
    const unknown = 'refused: This talent or this call is not there any more.';
    expect(
      body.outcomes.map(
        ({ outcome, message }: { outcome: string; message: string | null }) =>
          outcome + (message === null ? '' : `: ${message}`),
      ),
    ).toEqual([
      'submitted',
      'refused: This role asks questions or for a self-tape. Submit each talent on the call’s page.',
      'refused: This call is not open.',
      unknown,
      'already_submitted: Abel Winn has applied already.',
      'already_submitted: Nell Ostrow has been submitted already, by Gable Street.',
      'refused: This role is not open to anyone under 18.',
      'refused: Children can be submitted only to companies that Callboard has verified.',
      'refused: By the representation agreed on, the other side submits for this talent.',
      'submitted',
      unknown,
      unknown,
    ]);
    expect(body.outcomes[9].applicationId).toBe(withdrawn);
    expect(await rowOf(t, withdrawn)).toMatchObject({ status: 'submitted', portfolioId });
  });

  it('by two agents of a talent at the same moment makes one application', async () => {
    const [one, other] = [await makeAgency(t), await makeAgency(t, { name: 'Gable Street' })];
    const { callId, roleId } = await makeCasting(t);
    const talents = [await one.represent(), await one.represent(), await one.represent()];
    for (const { profileId: talentProfileId } of talents) {
      const { portfolioId, owner } = other;
      await t.make.assignment({ portfolioId, talentProfileId, userId: owner.id });
    }
    const pairs = talents.map(({ profileId: talentProfileId }) => ({ callId, talentProfileId }));
    const answers = await Promise.all([
      submit(one.agent, one.portfolioId, pairs),
      submit(other.agent, other.portfolioId, pairs.toReversed()),
    ]);
    const outcomes = answers.map(({ body }) => [
      ...new Set(body.outcomes.map(({ outcome }: { outcome: string }) => outcome)),
    ]);
    expect(outcomes.flat().sort()).toEqual(['already_submitted', 'submitted']);
    const rows = await t.platform.db
      .select()
      .from(applications)
      .where(eq(applications.roleId, roleId));
    expect(rows).toHaveLength(3);
  });

  it('is for the team: employees for those they are assigned to, nobody from outside', async () => {
    const { agent, owner, portfolioId, represent, colleague } = await makeAgency(t);
    const employee = await colleague();
    const { callId } = await makeCasting(t);
    const { profileId: talentProfileId } = await represent();
    const pairs = [{ callId, talentProfileId }];
    const outcomeFor = async (client: TestClient) =>
      (await submit(client, portfolioId, pairs)).body.outcomes[0].outcome;
    expect(await outcomeFor(employee)).toBe('refused');
    expect((await candidates(employee, callId, portfolioId)).body.items).toEqual([]);
    expect((await submit(await t.signIn('agent'), portfolioId, pairs)).status).toBe(404);
    expect((await candidates(await t.signIn('agent'), callId, portfolioId)).status).toBe(404);

    const userId = employee.user?.id ?? '';
    await t.make.assignment({ portfolioId, talentProfileId, userId });
    expect(await outcomeFor(employee)).toBe('submitted');
    await t.platform.db.delete(rosterEntries).where(eq(rosterEntries.portfolioId, portfolioId));
    expect(await t.platform.db.$count(assignments, eq(assignments.userId, owner.id))).toBe(0);
    expect(await outcomeFor(agent)).toBe('refused');
  });
});
