import type { CurrentUser } from '@callboard/contract/auth';
import { messageEndpoints } from '@callboard/contract/messages';
import { onTestFinished } from 'vitest';
import { connectSocket, type TestSocket } from '../../../test/socket-client.ts';
import { TestClient } from '../../../test/test-client.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { newId } from '../../platform/ids.ts';

/** People who write to each other over HTTP and listen with sockets. */
export function messagingPeople(t: TestServer) {
  const signedIn = async (user: CurrentUser) =>
    new TestClient(t.url, await t.make.session({ user }));

  const send = (client: TestClient, id: string, text: string, clientId: string = newId()) =>
    client.call(messageEndpoints.send, { params: { id }, body: { clientId, text } });

  /** A client and a talent who have a conversation, on whose side the talent's agents are. */
  async function aConversation() {
    const client = await t.signIn('client');
    const talent = await t.signIn('talent');
    const talentProfileId = talent.user?.talentProfileId ?? '';
    const people = [client.user?.id ?? '', talent.user?.id ?? ''];
    const startedByUserId = client.user?.id ?? '';
    const id = await t.make.conversationOf(people, { talentProfileId, startedByUserId });
    return { id, client, talent, talentProfileId };
  }

  return { signedIn, send, aConversation };
}

/** A window of someone's, which has joined their own room. */
export async function openWindow(client: TestClient): Promise<TestSocket> {
  const { socket } = await connectSocket(client);
  onTestFinished(() => void socket.close());
  await socket.emitWithAck('join-user-room', client.user?.id ?? '');
  return socket;
}
