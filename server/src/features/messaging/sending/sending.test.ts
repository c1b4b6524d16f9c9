import { conversationEndpoints } from '@callboard/contract/conversations';
import { type Message, messageEndpoints } from '@callboard/contract/messages';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { nextEvent } from '../../../../test/socket-client.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { useTestServer } from '../../../../test/test-server.ts';
import { newId } from '../../../platform/ids.ts';
import { userBlocks } from '../blocks/tables.ts';
import { messagingPeople, openWindow } from '../messaging.fixture.ts';
import { messages, messageVersions } from '../tables.ts';

const t = useTestServer();
const { send, aConversation } = messagingPeople(t);

const list = async (reader: TestClient, id: string, query: object = {}) =>
  (await reader.call(messageEndpoints.list, { params: { id }, query: { ...query } })).body;
const edit = (author: TestClient, id: string, text: string) =>
  author.call(messageEndpoints.edit, { params: { id }, body: { text } });
const remove = (author: TestClient, id: string) =>
  author.call(messageEndpoints.delete, { params: { id } });

it('gives fifty messages sent at once one order without gaps, the same for both', async () => {
  const { id, client, talent } = await aConversation();
  const sent = await Promise.all(
    Array.from({ length: 50 }, (_, n) => send(n % 2 ? client : talent, id, `Message ${n}`)),
  );
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]));
  const inOrder = [...sent]
    .map(({ body }) => body as Message)
    .sort((a, b) => a.sequence - b.sequence);
  expect(inOrder.map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: 50 }, (_, n) => n + 1),
  );
  for (const reader of [client, talent]) {
    const { items, hasMore, revision } = await list(reader, id, { limit: 100 });
    expect(items.map((message: Message) => message.text)).toEqual(inOrder.map(({ text }) => text));
    expect({ hasMore, revision }).toEqual({ hasMore: false, revision: 50 });
  }
});

it('makes one message of what a device sends again, also at the same moment', async () => {
  const { id, client, talent } = await aConversation();
  const clientId = newId();
  const sent = await Promise.all(
    Array.from({ length: 5 }, () => send(client, id, 'Are you free on Tuesday?', clientId)),
  );
  expect(new Set(sent.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  // The next one follows right after: no place was used up.
  expect((await send(client, id, 'Or on Friday?')).body.sequence).toBe(2);

  const other = await send(client, id, 'Something else', clientId);
  expect([other.status, other.body.code]).toEqual([409, 'CONFLICT']);
  // Another person's device may call its message the same.
  expect((await send(talent, id, 'On Friday, yes.', clientId)).body.sequence).toBe(3);

  await edit(client, sent[0]?.body.id, 'Are you free on Monday?');
  const again = await send(client, id, 'Are you free on Tuesday?', clientId);
  expect(again.body).toMatchObject({ id: sent[0]?.body.id, text: 'Are you free on Monday?' });
});

it('tells whoever was away everything that happened, once, in its order', async () => {
  const { id, client, talent } = await aConversation();
  const first = (await send(client, id, 'First')).body;
  const second = (await send(client, id, 'Second')).body;
  const { revision } = await list(talent, id);
  expect(revision).toBe(2);

  await send(client, id, 'Third');
  await edit(client, first.id, 'First, changed');
  await remove(client, second.id);
  await send(talent, id, 'Fourth');

  const seen: string[] = [];
  let since = revision;
  for (let page = { hasMore: true, revision, items: [] as Message[] }; page.hasMore; ) {
    page = await list(talent, id, { since, limit: 1 });
    seen.push(...page.items.map(({ sequence, text }) => `${sequence} ${text}`));
    since = page.revision;
  }
  expect(seen).toEqual(['3 Third', '1 First, changed', '2 ', '4 Fourth']);
  expect(await list(talent, id, { since })).toEqual({ items: [], revision: 6, hasMore: false });
});

it('lets its author alone change or delete a message, for fifteen minutes', async () => {
  const { id, client, talent } = await aConversation();
  const { body: message } = await send(client, id, 'Tuseday?');
  expect((await edit(talent, message.id, 'No')).status).toBe(404);
  t.clock.advance({ minutes: 15 });
  expect((await edit(client, message.id, 'Tuesday?')).body).toMatchObject({ text: 'Tuesday?' });
  const [version] = await t.platform.db
    .select({ text: messageVersions.text })
    .from(messageVersions)
    .where(eq(messageVersions.messageId, message.id));
  expect(version?.text).toBe('Tuseday?');

  const deleted = await remove(client, message.id);
  expect(deleted.body).toMatchObject({ text: '', sequence: 1, revision: 3 });
  expect(await list(talent, id)).toMatchObject({ items: [{ text: '' }] });
  const found = await talent.call(conversationEndpoints.get, { params: { id } });
  expect(found.body.lastMessage).toMatchObject({ text: '', isDeleted: true });
  // The moderators can still read it.
  const [row] = await t.platform.db.select().from(messages).where(eq(messages.id, message.id));
  expect(row?.text).toBe('Tuesday?');
  expect((await remove(client, message.id)).status).toBe(200);
  expect((await edit(client, message.id, 'Back again')).body.code).toBe('TOO_LATE_TO_CHANGE');

  const { body: late } = await send(client, id, 'Wednesday?');
  t.clock.advance({ minutes: 15, seconds: 1 });
  expect((await edit(client, late.id, 'No')).body.code).toBe('TOO_LATE_TO_CHANGE');
  expect((await remove(client, late.id)).body.code).toBe('TOO_LATE_TO_CHANGE');
});

it('tells all windows of everyone in it, once the message stands', async () => {
  const { id, client, talent } = await aConversation();
  const windows = [await openWindow(client), await openWindow(client), await openWindow(talent)];
  const heard = windows.map((window) => nextEvent(window, 'notification:new-message'));
  await send(client, id, 'Hello');
  const [own, other] = [client.user?.id, talent.user?.id];
  expect(await Promise.all(heard)).toEqual(
    [own, own, other].map((userId) => ({ userId, conversationId: id, revision: 1 })),
  );
});

it.each(['you_blocked', 'refused'] as const)('takes no message where it is %s', async (refusal) => {
  const { id, client, talent } = await aConversation();
  const { body: before } = await send(client, id, 'Before');
  const [own, other] = [client.user?.id ?? '', talent.user?.id ?? ''];
  const [blockerUserId, blockedUserId] = refusal === 'refused' ? [other, own] : [own, other];
  const createdAt = t.clock.now();
  await t.platform.db.insert(userBlocks).values({ blockerUserId, blockedUserId, createdAt });

  const refused = await send(client, id, 'After');
  expect([refused.status, refused.body.code]).toEqual([403, 'MESSAGE_REFUSED']);
  expect((await edit(client, before.id, 'After')).body.code).toBe('MESSAGE_REFUSED');
  const { body } = await client.call(conversationEndpoints.get, { params: { id } });
  expect(body.abilities).toMatchObject({ write: false, refusal });
  // What arrived before is still acknowledged.
  expect((await send(client, id, 'Before', before.clientId)).body.id).toBe(before.id);
});
