import { type ClientEvents, REALTIME, type ServerEvents } from '@callboard/contract/realtime';
import type { FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import type { Actor, Authenticate } from '../actor.ts';
import type { Log } from '../log.ts';

/** Live events carry ids; what they mean is asked for, so a missed one loses nothing. */
export type Realtime = {
  toUser: <E extends keyof ServerEvents>(
    userId: string,
    event: E,
    ...payload: Parameters<ServerEvents[E]>
  ) => void;
  disconnectSession: (sessionId: string) => void;
};

type SocketData = { actor: Actor };
type Sockets = Server<ClientEvents, ServerEvents, Record<never, never>, SocketData>;

type Attachment = {
  authenticate: Authenticate;
  isOwnOrigin: (origin: string) => boolean;
  log: Log;
};

/** Exists before the HTTP server does, so that use cases can be handed it; then it is attached. */
export class RealtimeHub implements Realtime {
  readonly #sockets: Sockets = new Server({ path: REALTIME.path, serveClient: false });

  attach(app: FastifyInstance, { authenticate, isOwnOrigin, log }: Attachment): void {
    this.#sockets.use(async (socket, next) => {
      const { cookie, origin } = socket.handshake.headers;
      if (origin !== undefined && !isOwnOrigin(origin)) return next(new Error('FOREIGN_ORIGIN'));
      try {
        const actor = await authenticate({
          cookies: app.parseCookie(cookie ?? ''),
          ip: socket.handshake.address,
        });
        if (actor === undefined) return next(new Error('NOT_SIGNED_IN'));
        socket.data.actor = actor;
        next();
      } catch (error) {
        log.error({ err: error }, 'a socket could not be admitted');
        next(new Error('INTERNAL'));
      }
    });
    this.#sockets.on('connection', async (socket) => {
      const { actor } = socket.data;
      await socket.join(sessionRoom(actor.sessionId));
      socket.on('join-user-room', async (userId, answer) => {
        const isOwn = userId === actor.user.id;
        if (isOwn) await socket.join(userRoom(userId));
        if (typeof answer === 'function') answer(isOwn);
      });
    });
    this.#sockets.attach(app.server);
  }

  toUser: Realtime['toUser'] = (userId, event, ...payload) => {
    this.#sockets.to(userRoom(userId)).emit(event, ...payload);
  };

  disconnectSession: Realtime['disconnectSession'] = (sessionId) => {
    this.#sockets.in(sessionRoom(sessionId)).disconnectSockets(true);
  };

  /** Tells every client to come back later, then lets them go. The HTTP server is closed elsewhere. */
  sendAway(): void {
    this.#sockets.emit('server:stopping');
    this.#sockets.disconnectSockets(true);
    this.#sockets.engine?.close();
  }
}

function userRoom(userId: string): string {
  return `user:${userId}`;
}

function sessionRoom(sessionId: string): string {
  return `session:${sessionId}`;
}
