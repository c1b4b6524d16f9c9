import { describe, expect, it } from 'vitest';
import { useNeighbour } from '../../../../test/neighbour-server.ts';
import { findRedis, useRedis } from '../../../../test/redis-server.ts';
import { nextEvent } from '../../../../test/socket-client.ts';
import { TestClient } from '../../../../test/test-client.ts';
import { type TestServer, useTestServer } from '../../../../test/test-server.ts';
import type { Server } from '../../../server.ts';
import { messagingPeople, openWindow } from '../messaging.fixture.ts';

describe('two servers on one database', () => {
  const t = useTestServer();
  showPresence(t, useNeighbour(t));

  it('survives what is no conversation at all', async () => {
    const window = await openWindow(await t.signIn('talent'));
    for (const said of [null, 'everyone', { $ne: null }, `conversation:${'0'.repeat(36)}`]) {
      expect(await window.emitWithAck('conversation:open', said as string)).toBeNull();
    }
  });
});

if (findRedis()) {
  describe('two servers that share a Redis', () => {
    const { environment } = useRedis();
    const t = useTestServer(environment);
    showPresence(t, useNeighbour(t, environment));
  });
}

function showPresence(t: TestServer, neighbour: Server): void {
  const { aConversation } = messagingPeople(t);

  /** The same person, at the other server. */
  function there(person: TestClient): TestClient {
    const { user, cookie = '' } = person;
    if (user === undefined) throw new Error('nobody is signed in');
    return new TestClient(neighbour.platform.publicUrl, { user, cookie });
  }

  it('show who is there and who types, whichever one they are connected to', async () => {
    const { id, client, talent } = await aConversation();
    const [clientId, talentId] = [client.user?.id, talent.user?.id];
    const window = await openWindow(client);
    expect(await window.emitWithAck('conversation:open', id)).toEqual([]);

    const came = nextEvent(window, 'conversation:presence');
    const far = await openWindow(there(talent));
    expect(await came).toEqual({ conversationId: id, personUserId: talentId, isPresent: true });
    expect(await far.emitWithAck('conversation:open', id)).toEqual([clientId]);
    expect(await window.emitWithAck('conversation:open', id)).toEqual([talentId]);

    const typing = nextEvent(window, 'conversation:typing');
    far.emit('conversation:typing', id);
    expect(await typing).toEqual({ conversationId: id, typistUserId: talentId });

    // Who has another window open is still there.
    const near = await openWindow(talent);
    const heard: unknown[] = [];
    window.on('conversation:presence', (push) => heard.push(push));
    far.close();
    const back = await openWindow(there(talent));
    expect(await back.emitWithAck('conversation:open', id)).toEqual([clientId]);
    expect(heard).not.toContainEqual(expect.objectContaining({ isPresent: false }));
    back.close();
    const went = new Promise((resolve) => {
      window.on('conversation:presence', (push) => push.isPresent || resolve(push));
    });
    near.close();
    expect(await went).toEqual({ conversationId: id, personUserId: talentId, isPresent: false });
  });
}
