import { conversationEndpoints } from '@callboard/contract/conversations';
import { messageReviewEndpoints } from '@callboard/contract/message-review';
import { messageEndpoints } from '@callboard/contract/messages';
import { moderationEndpoints } from '@callboard/contract/moderation';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { nextEvent } from '../../../../test/socket-client.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { auditEntries } from '../../../platform/audit/tables.ts';
import { newId } from '../../../platform/ids.ts';
import { clientProfiles } from '../../client-profiles/tables.ts';
import { assignments } from '../../representation/tables.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { messagingPeople, openWindow } from '../messaging.fixture.ts';

const t = useTestServer();
const { signedIn, send, aConversation } = messagingPeople(t);

type Conversation = Awaited<ReturnType<typeof aConversation>>;
type Who = (conversation: Conversation) => Promise<TestClient> | TestClient;

/** On the team of an agency that has the talent on its roster, where somebody else works for them. */
const ofAgency =
  (role: 'employee' | 'admin'): Who =>
  async ({ talentProfileId }) => {
    const { portfolioId } = await t.make.ownAgent(talentProfileId);
    const agent = await t.signIn('agent');
    await t.make.portfolioMember({ portfolioId, userId: agent.user?.id ?? '', role });
    return agent;
  };

const assigned: Who = async ({ talentProfileId }) =>
  signedIn((await t.make.ownAgent(talentProfileId)).user);

const guardian: Who = async ({ talentProfileId }) => {
  const keeper = await t.signIn('talent');
  await t.platform.db
    .update(talentProfiles)
    .set({ ownerUserId: keeper.user?.id ?? '' })
    .where(eq(talentProfiles.id, talentProfileId));
  return keeper;
};

const colleague: Who = async ({ client }) => {
  const other = await t.signIn('client');
  const ownCompany = t.platform.db
    .select({ companyId: clientProfiles.companyId })
    .from(clientProfiles)
    .where(eq(clientProfiles.userId, client.user?.id ?? ''));
  await t.platform.db
    .update(clientProfiles)
    .set({ companyId: sql`(${ownCompany})` })
    .where(eq(clientProfiles.userId, other.user?.id ?? ''));
  return other;
};

/** Worked for the talent, wrote for them, and does not any more. */
const formerAgent: Who = async (conversation) => {
  const agent = await assigned(conversation);
  expect((await send(agent, conversation.id, 'I speak for them.')).status).toBe(201);
  await t.platform.db.delete(assignments).where(eq(assignments.userId, agent.user?.id ?? ''));
  return agent;
};

const PEOPLE: [who: string, find: Who, takesPart: boolean, isForTalent?: boolean][] = [
  ['the client by name', ({ client }) => client, true],
  ['the talent by name', ({ talent }) => talent, true],
  ['their guardian', guardian, true, true],
  ['an assigned agent', assigned, true, true],
  ['an admin of the agency', ofAgency('admin'), true, true],
  ['an agent of the agency who is not assigned', ofAgency('employee'), false],
  ['an agent who was assigned', formerAgent, false],
  [
    'an agent of a rival agency',
    async () => signedIn((await t.make.ownAgent(await t.make.talentProfileId())).user),
    false,
  ],
  ['a colleague of the client', colleague, false],
  ['an admin of Callboard', () => t.signIn('admin'), false],
  ['a stranger', () => t.signIn('talent'), false],
];

describe.each(PEOPLE)('%s', (_who, find, takesPart, isForTalent = false) => {
  it(`${takesPart ? 'reads, writes, hears and reports' : 'neither reads nor writes, hears or reports'} it`, async () => {
    const conversation = await aConversation();
    const { id, client, talent } = conversation;
    const person = await find(conversation);
    const window = await openWindow(person);
    const heard: string[] = [];
    window.onAny((event: string) => heard.push(event));
    const own = await send(person, id, 'A word from me');
    const others = await send(
      person === client ? talent : client,
      id,
      'Something about lanterns and smørrebrød',
    );
    const params = { id };
    const ok = takesPart ? 200 : 404;

    expect(own.status).toBe(takesPart ? 201 : 404);
    const statuses = await Promise.all([
      person.call(conversationEndpoints.get, { params }),
      person.call(messageEndpoints.list, { params }),
      person.call(messageEndpoints.edit, {
        params: { id: takesPart ? own.body.id : others.body.id },
        body: { text: 'A better word' },
      }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([ok, ok, ok]);
    const read = await person.call(messageEndpoints.read, { params, body: { sequence: 2 } });
    expect(read.status).toBe(takesPart ? 204 : 404);
    const { body: found } = await person.call(messageEndpoints.search, {
      query: { q: 'LANTERNS smorre—' },
    });
    expect(found.items.length).toBe(takesPart ? 1 : 0);
    const { body: ofAnother } = await person.call(messageEndpoints.search, {
      query: { q: 'LANTERNS', talentProfileId: newId() },
    });
    expect(ofAnother.items).toEqual([]);
    const { body: listed } = await person.call(conversationEndpoints.list);
    const { body: light } = await person.call(conversationEndpoints.socketConversations);
    expect([listed.items.length, light.length]).toEqual(takesPart ? [1, 1] : [0, 0]);
    const userId = person.user?.id;
    const { body: unread } = await person.call(conversationEndpoints.unreadCount, {
      query: { userId },
    });
    expect(unread.count).toBe(0);

    // Whoever listens hears the other one come and type; all that was for the person came before.
    const present = await window.emitWithAck('conversation:open', id);
    expect(present === null).toBe(!takesPart);
    const listener = takesPart ? window : await openWindow(talent);
    await listener.emitWithAck('conversation:open', id);
    const came = nextEvent(listener, 'conversation:presence');
    const typist = await openWindow(person === client ? talent : client);
    await came;
    await typist.emitWithAck('conversation:open', id);
    const typed = nextEvent(listener, 'conversation:typing');
    typist.emit('conversation:typing', id);
    await typed;
    await window.emitWithAck('conversation:open', newId());
    expect(new Set(heard)).toEqual(
      new Set(
        takesPart
          ? [
              'notification:new-message',
              'conversation:changed',
              'messages-read-update',
              'conversation:presence',
              'conversation:typing',
            ]
          : [],
      ),
    );

    const about = { subject: 'message', subjectId: others.body.id, reason: 'spam', note: null };
    const report = await person.call(moderationEndpoints.report, { body: about });
    expect(report.status).toBe(takesPart ? 201 : 404);
    await (person === client ? client : talent).call(moderationEndpoints.report, { body: about });
    // Only moderators, and only what was reported.
    const isModerator = person.user?.role === 'admin';
    for (const [messageId, status] of [
      [others.body.id, isModerator ? 200 : 403],
      [newId(), isModerator ? 404 : 403],
    ] as const) {
      const reviewed = await person.call(messageReviewEndpoints.review, {
        params: { id: messageId },
      });
      expect(reviewed.status).toBe(status);
    }

    if (!takesPart) return;
    const label = isForTalent ? expect.objectContaining({ userId: talent.user?.id }) : null;
    expect(own.body.onBehalfOf).toEqual(label);
    expect(listed.items[0].abilities.writesFor).toEqual(label);
    const [entry] = await t.platform.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.targetId, own.body.id));
    expect(entry?.onBehalfOfUserId ?? null).toBe(isForTalent ? talent.user?.id : null);
  });
});

it('is over at once, also for windows that show it, when an assignment ends', async () => {
  const conversation = await aConversation();
  const { id, client, talent } = conversation;
  const agent = await assigned(conversation);
  const [clients, agents] = [await openWindow(client), await openWindow(agent)];
  const talents = await openWindow(talent);
  for (const window of [clients, agents, talents]) {
    await window.emitWithAck('conversation:open', id);
  }
  const reached = nextEvent(agents, 'conversation:typing');
  clients.emit('conversation:typing', id);
  expect(await reached).toEqual({ conversationId: id, typistUserId: client.user?.id });

  await t.platform.db.delete(assignments).where(eq(assignments.userId, agent.user?.id ?? ''));
  const heard: string[] = [];
  agents.onAny((event: string) => heard.push(event));
  const typing = nextEvent(talents, 'conversation:typing');
  const message = nextEvent(talents, 'notification:new-message');
  clients.emit('conversation:typing', id);
  await typing;
  await send(client, id, 'Between us now');
  await message;
  expect(await agents.emitWithAck('conversation:open', id)).toBeNull();
  expect(heard).toEqual([]);
});
