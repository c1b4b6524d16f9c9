import { invitingEndpoints } from '@callboard/contract/inviting';
import { LIMITS } from '@callboard/contract/limits';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { reports } from '../../moderation/tables.ts';
import { userBlocks } from '../blocks/tables.ts';
import { conversationParticipants, conversations, messages } from '../tables.ts';

const t = useTestServer();
const TEXT = 'Are you free on the ninth of March?';

const signedIn = async (user: Awaited<ReturnType<typeof t.make.user>>) =>
  new TestClient(t.url, await t.make.session({ user }));
const idOf = (who: TestClient) => who.user?.id ?? '';
const seen = (given: Parameters<typeof t.make.talent>[0] = {}) =>
  t.make.talent({ visibility: 'professionals', ...given });
const write = (who: TestClient, talentProfileIds: string[], given: object = {}) =>
  who.call(invitingEndpoints.messageMany, {
    body: { clientId: newId(), talentProfileIds, text: TEXT, ...given },
  });
const sentBy = (userId: string) =>
  t.platform.db
    .select({
      text: messages.text,
      caution: messages.caution,
      conversationId: messages.conversationId,
      talentProfileId: conversations.talentProfileId,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(eq(messages.authorUserId, userId))
    .orderBy(messages.id);

describe('the same message to several talents', () => {
  it('is in a conversation of each, whom their agents read along with', async () => {
    const client = await t.signIn('client');
    const [one, two] = [await seen(), await seen()];
    const agent = await t.make.ownAgent(one.profileId);
    const { status, body } = await write(client, [one.profileId, two.profileId, one.profileId]);
    expect({ status, body }).toEqual({ status: 200, body: { sent: 2, refusedIds: [] } });
    const sent = await sentBy(idOf(client));
    expect(sent.map(({ talentProfileId }) => talentProfileId)).toEqual([
      one.profileId,
      two.profileId,
    ]);
    expect(new Set(sent.map(({ conversationId }) => conversationId)).size).toBe(2);
    const reading = await t.platform.db
      .select({ userId: conversationParticipants.userId })
      .from(conversationParticipants)
      .where(eq(conversationParticipants.conversationId, sent[0]?.conversationId ?? ''));
    expect(reading.map(({ userId }) => userId).sort()).toEqual(
      [idOf(client), one.user.id, agent.user.id].sort(),
    );
  });

  it('goes into the conversation that there is, and once however often it is sent', async () => {
    const client = await t.signIn('client');
    const { profileId } = await seen();
    const clientId = newId();
    await write(client, [profileId], { text: 'Good morning.' });
    for (let at = 0; at < 2; at += 1) {
      expect((await write(client, [profileId], { clientId })).body.sent).toBe(1);
    }
    const sent = await sentBy(idOf(client));
    expect(sent.map(({ text }) => text)).toEqual(['Good morning.', TEXT]);
    expect(new Set(sent.map(({ conversationId }) => conversationId)).size).toBe(1);
    const other = await write(client, [profileId], { clientId, text: 'Something else.' });
    expect(other.body.code).toBe('CONFLICT');
  });

  it('leaves out whom one may not see or write to, and who takes no messages', async () => {
    const client = await t.signIn('client');
    const hidden = await t.make.talent({ visibility: 'hidden' });
    const child = await seen({ dateOfBirth: '2015-05-05' });
    const blocker = await seen();
    const { profileId } = await seen();
    await t.platform.db.insert(userBlocks).values({
      ...{ blockerUserId: blocker.user.id, blockedUserId: idOf(client) },
      createdAt: t.clock.now(),
    });
    const refusedIds = [hidden.profileId, child.profileId, blocker.profileId, newId()];
    const { body } = await write(client, [...refusedIds, profileId]);
    expect(body).toEqual({ sent: 1, refusedIds });
    expect(await sentBy(idOf(client))).toHaveLength(1);
  });

  it('reaches a child’s guardian and agent', async () => {
    const client = await signedIn(
      await t.make.user({ role: 'client', verifiedProfessionalStatus: 'verified' }),
    );
    const guardian = await t.make.user({ role: 'talent' });
    const child = await seen({ dateOfBirth: '2015-05-05', ownerUserId: guardian.id });
    expect((await write(client, [child.profileId])).body.sent).toBe(1);
    const [message] = await sentBy(idOf(client));
    const places = await t.platform.db
      .select({ userId: conversationParticipants.userId })
      .from(conversationParticipants)
      .where(eq(conversationParticipants.conversationId, message?.conversationId ?? ''));
    expect(places.map(({ userId }) => userId)).toContain(guardian.id);
  });

  it('is for agents with the talents whom they represent', async () => {
    const own = await seen();
    const { user } = await t.make.ownAgent(own.profileId);
    const agent = await signedIn(user);
    const other = await seen();
    const { body } = await write(agent, [own.profileId, other.profileId]);
    expect(body).toEqual({ sent: 1, refusedIds: [other.profileId] });
    expect((await write(await t.signIn('talent'), [own.profileId])).status).toBe(403);
  });

  it('warns of whoever is new here and writes to very many', async () => {
    const client = await t.signIn('client');
    const ids: string[] = [];
    for (let at = 0; at <= LIMITS.strangersPerDay; at += 1) ids.push((await seen()).profileId);
    expect((await write(client, ids)).body.sent).toBe(ids.length);
    const cautions = (await sentBy(idOf(client))).map(({ caution }) => caution);
    expect(cautions.filter((caution) => caution === 'many_strangers')).toHaveLength(1);
    const ofClient = eq(reports.subjectId, idOf(client));
    expect(await t.platform.db.$count(reports, ofClient)).toBe(1);
  });

  it('names what is wrong field by field', async () => {
    const client = await t.signIn('client');
    const fieldsOf = async (ids: string[], text: string) =>
      Object.keys((await write(client, ids, { text })).body.fields ?? {}).sort();
    expect(await fieldsOf([], ' ')).toEqual(['talentProfileIds', 'text']);
    expect(await fieldsOf([newId()], 'x'.repeat(LIMITS.messageLength + 1))).toEqual(['text']);
  });
});
