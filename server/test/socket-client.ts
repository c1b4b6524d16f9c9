import { once } from 'node:events';
import { type ClientEvents, REALTIME, type ServerEvents } from '@callboard/contract/realtime';
import { io, type Socket } from 'socket.io-client';
import type { TestClient } from './test-client.ts';

export type TestSocket = Socket<ServerEvents, ClientEvents>;

/** The first payload of the next such event. */
export async function nextEvent(socket: TestSocket, event: string): Promise<unknown> {
  const [payload] = await once(socket as never, event);
  return payload;
}

/** A real socket with the client's cookie; resolves once the server has admitted or refused it. */
export async function connectSocket(client: TestClient, origin = client.baseUrl) {
  const socket: TestSocket = io(client.baseUrl, {
    path: REALTIME.path,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { origin, ...(client.cookie && { cookie: client.cookie }) },
  });
  const outcome = await Promise.race([
    once(socket as never, 'connect').then(() => 'admitted' as const),
    once(socket as never, 'connect_error').then(([error]) => (error as Error).message),
  ]);
  return { socket, outcome };
}
