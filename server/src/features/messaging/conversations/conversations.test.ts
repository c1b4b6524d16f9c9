import { conversationEndpoints } from '@callboard/contract/conversations';
import { messageEndpoints } from '@callboard/contract/messages';
import { ROLES } from '@callboard/contract/roles';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { nextEvent } from '../../../../test/socket-client.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { messagingPeople, openWindow } from '../messaging.fixture.ts';

const t = useTestServer();
const { send, signedIn, aConversation } = messagingPeople(t);

const countOf = async (person: TestClient) => {
  const query = { userId: person.user?.id };
  return (await person.call(conversationEndpoints.unreadCount, { query })).body.count;
};
const read = (person: TestClient, id: string, sequence: number) =>
  person.call(messageEndpoints.read, { params: { id }, body: { sequence } });
const list = async (person: TestClient, query: object = {}) =>
  (await person.call(conversationEndpoints.list, { query: { ...query } })).body;

it.each(ROLES)('a %s may ask for their own count and for nobody else’s', async (role) => {
  const asker = await t.signIn(role);
  const other = await t.make.user();
  const ask = (userId: string | undefined) =>
    asker.call(conversationEndpoints.unreadCount, { query: { userId } });
  expect((await ask(asker.user?.id)).status).toBe(200);
  const refused = await ask(other.id);
  expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
});

it('counts for each what they have not read, and never back', async () => {
  const { id, client, talent, talentProfileId } = await aConversation();
  const guardian = await t.signIn('talent');
  await t.platform.db
    .update(talentProfiles)
    .set({ ownerUserId: guardian.user?.id ?? '' })
    .where(eq(talentProfiles.id, talentProfileId));
  await send(client, id, 'One');
  await send(client, id, 'Two');
  // Whoever comes to the talent's side later has only what follows to read.
  const agent = await signedIn((await t.make.ownAgent(talentProfileId)).user);
  expect((await list(agent)).items[0]).toMatchObject({ unread: 0, readSequence: 2 });
  await send(client, id, 'Three');
  const everyone = [client, talent, guardian, agent];
  expect(await Promise.all(everyone.map(countOf))).toEqual([0, 3, 3, 1]);

  const [window, others] = [await openWindow(talent), await openWindow(client)];
  const heard = [window, others].map((each) => nextEvent(each, 'messages-read-update'));
  await read(talent, id, 2);
  const news = { conversationId: id, readerUserId: talent.user?.id, readSequence: 2 };
  expect(await Promise.all(heard)).toMatchObject([news, news]);
  expect((await read(talent, id, 1)).status).toBe(204);
  expect(await countOf(talent)).toBe(1);
  // Nobody has read what was not written yet.
  await read(talent, id, 99);
  await send(client, id, 'Four');
  expect(await countOf(talent)).toBe(1);
  // Whoever answers has read what is before.
  await send(agent, id, 'For them: yes.');
  expect(await Promise.all(everyone.map(countOf))).toEqual([1, 2, 5, 0]);

  const { body } = await client.call(conversationEndpoints.get, { params: { id } });
  expect(body.people.at(-1).userId).toBe(client.user?.id);
  const marks = body.people.map((person: { userId: string; readSequence: number }) => [
    person.userId,
    person.readSequence,
  ]);
  expect(new Map(marks)).toEqual(
    new Map([
      [talent.user?.id, 3],
      [guardian.user?.id, 0],
      [agent.user?.id, 5],
      [client.user?.id, 4],
    ]),
  );
});

it('lists what was written in last first, page by page, and finds by people and subject', async () => {
  const client = await t.signIn('client');
  const userId = client.user?.id ?? '';
  const productionId = await t.make.production({ title: 'Lanterns at Low Water' });
  const ids: string[] = [];
  for (const firstName of ['Orla', 'Petra', 'Quinn']) {
    const talent = await t.make.user({ role: 'talent', firstName });
    const id = await t.make.conversationOf([userId, talent.id], {
      talentProfileId: talent.talentProfileId,
      ...(firstName === 'Quinn' && { productionId }),
    });
    ids.unshift(id);
    t.clock.advance({ minutes: 1 });
    await send(await signedIn(talent), id, `From ${firstName}`);
  }
  // One without a message is nobody's yet.
  await t.make.conversationOf([userId, (await t.make.user()).id]);

  const first = await list(client, { limit: 2 });
  const rest = await list(client, { limit: 2, cursor: first.nextCursor });
  const listed = [...first.items, ...rest.items];
  expect(listed.map(({ id }) => id)).toEqual(ids);
  expect(rest.nextCursor).toBeNull();
  expect(listed[0]).toMatchObject({
    subject: { kind: 'production', title: 'Lanterns at Low Water', link: null },
    lastMessage: { text: 'From Quinn', authorName: 'Quinn Halloran' },
    unread: 1,
  });
  const light = await client.call(conversationEndpoints.socketConversations, {
    query: { before: ids[0] },
  });
  expect(light.body.map(({ id }: { id: string }) => id)).toEqual(ids.slice(1));

  const found = async (query: object) =>
    (await list(client, query)).items.map(({ id }: { id: string }) => id);
  expect(await found({ q: 'petra' })).toEqual([ids[1]]);
  expect(await found({ q: 'low water' })).toEqual([ids[0]]);
  expect(await found({ talentProfileId: listed[2].talent.profileId })).toEqual([ids[2]]);
  await read(client, ids[0] ?? '', 1);
  expect(await found({ unread: 'true' })).toEqual(ids.slice(1));
});

it('shows history before and around a message', async () => {
  const { id, client } = await aConversation();
  for (let n = 1; n <= 9; n += 1) await send(client, id, `${n}`);
  const texts = async (query: object) => {
    const { body } = await client.call(messageEndpoints.list, {
      params: { id },
      query: { ...query },
    });
    const written = body.items.map(({ text }: { text: string }) => text).join('');
    return [written, body.hasMore];
  };
  expect(await texts({ limit: 3 })).toEqual(['789', true]);
  expect(await texts({ limit: 3, before: 4 })).toEqual(['123', false]);
  expect(await texts({ limit: 4, around: 5 })).toEqual(['3456', true]);
  expect(await texts({ limit: 4, around: 1000 })).toEqual(['89', true]);
  const beyond = await client.call(messageEndpoints.list, {
    params: { id },
    query: { since: 1000 },
  });
  expect(beyond.body).toEqual({ items: [], revision: 9, hasMore: false });
});

it('finds nothing for a word of which nothing can be compared', async () => {
  const { id, client } = await aConversation();
  await send(client, id, 'Anything at all');
  for (const [q, count] of [
    ['thing', 1],
    ['٣٣٣', 0],
    ['thing ٣٣٣', 0],
    ['%%%', 0],
  ]) {
    const { body } = await client.call(messageEndpoints.search, { query: { q } });
    expect(body.items.length).toBe(count);
  }
});
