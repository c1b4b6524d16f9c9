import { REALTIME, RECONNECTION } from '@callboard/contract/realtime';
import type { LiveSocket } from '../../lib/realtime.ts';

/** Same origin, so that the session's cookie goes along; websocket, else polling. */
export async function openSocket(): Promise<LiveSocket> {
  const { io } = await import('socket.io-client');
  return io({
    path: REALTIME.path,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    withCredentials: true,
    autoConnect: false,
    reconnectionDelay: RECONNECTION.delay,
    reconnectionDelayMax: RECONNECTION.delayMax,
    timeout: RECONNECTION.timeout,
  });
}
