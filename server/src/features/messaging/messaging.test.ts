import { messagingEndpoints } from '@callboard/contract/messaging';
import { ROLES } from '@callboard/contract/roles';
import { expect, it } from 'vitest';
import { useTestServer } from '../../../test/test-server.ts';
import { conversationParticipants } from './tables.ts';

const t = useTestServer();

it('counts what lies between the last message and the one read, over all conversations', async () => {
  const talent = await t.signIn('talent');
  const userId = talent.user?.id ?? '';
  const unread = async () =>
    (await talent.call(messagingEndpoints.unreadCount, { query: { userId } })).body;
  expect(await unread()).toEqual({ count: 0 });

  const createdAt = t.clock.now();
  for (const [lastSequence, readSequence] of [
    [7, 4],
    [2, 0],
    [9, 9],
  ] as const) {
    const conversationId = await t.make.conversation({ lastSequence });
    const other = (await t.make.user()).id;
    await t.platform.db.insert(conversationParticipants).values([
      { conversationId, userId, readSequence, createdAt },
      { conversationId, userId: other, readSequence: 0, createdAt },
    ]);
  }
  expect(await unread()).toEqual({ count: 5 });
});

it.each(ROLES)('a %s may ask for their own count and for nobody else’s', async (role) => {
  const asker = await t.signIn(role);
  const other = await t.make.user();
  const ask = (userId: string | undefined) =>
    asker.call(messagingEndpoints.unreadCount, { query: { userId } });
  expect((await ask(asker.user?.id)).status).toBe(200);
  const refused = await ask(other.id);
  expect(refused.status).toBe(403);
  expect(refused.body.code).toBe('FORBIDDEN');
});
