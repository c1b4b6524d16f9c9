import type { Socket } from 'socket.io';
import type { Log } from '../log.ts';
import type { SocketService, Speaker } from './socket-service.ts';

/** Whoever says more than this is not listened to for the rest of these milliseconds. */
const SAID_AT_MOST = { times: 60, milliseconds: 10_000 };

/** Lets services hear what a socket says. Whatever fails is logged and gets no answer. */
export function listenToSocket(
  socket: Pick<Socket, 'on' | 'join' | 'leave' | 'rooms'>,
  userId: string,
  services: readonly SocketService[],
  log: Log,
): void {
  const speaker: Speaker = {
    userId,
    get rooms() {
      return socket.rooms;
    },
    join: (room) => socket.join(room),
    leave: (room) => socket.leave(room),
  };
  const isTooMuch = countSaid();
  for (const [event, hear] of services.flatMap(({ events }) => Object.entries(events))) {
    socket.on(event, async (said: unknown, answer: unknown) => {
      if (isTooMuch()) return;
      try {
        const answered = await hear(speaker, said);
        if (typeof answer === 'function') answer(answered);
      } catch (error) {
        log.error({ err: error, event }, 'what a socket said could not be answered');
      }
    });
  }
}

function countSaid(): () => boolean {
  let since = 0;
  let times = 0;
  return () => {
    const now = performance.now();
    if (now - since > SAID_AT_MOST.milliseconds) {
      since = now;
      times = 0;
    }
    times += 1;
    return times > SAID_AT_MOST.times;
  };
}
