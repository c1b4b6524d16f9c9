import { setTimeout as pause } from 'node:timers/promises';
import { type ClientEvents, REALTIME, type ServerEvents } from '@callboard/contract/realtime';
import type { FastifyInstance } from 'fastify';
import { Server, type Socket } from 'socket.io';
import type { Actor, Authenticate } from '../actor.ts';
import type { Log } from '../log.ts';
import type { Bridge, OpenBridge } from './bridge.ts';
import { listenToSocket } from './listen-to-socket.ts';
import type { RoomMessage, Rooms, SocketService } from './socket-service.ts';

/** Those that are for one person; the others are about the server itself, or for a room. */
type UserEvent = {
  [E in keyof ServerEvents]: Parameters<ServerEvents[E]> extends [{ userId: string }] ? E : never;
}[keyof ServerEvents];
type Push<E extends UserEvent> = Parameters<ServerEvents[E]>[0];

/** Live events carry ids; what they mean is asked for, so a missed one loses nothing. */
export type Realtime = {
  /** Each to the user whom it names. */
  toUsers: <E extends UserEvent>(event: E, pushes: readonly Push<E>[]) => void;
  disconnectSession: (sessionId: string) => void;
  /**
   * Every socket of someone who was shut out, whatever session or room it is in. Each server says so to
   * its windows before it closes them: two messages between servers might come the other way round.
   */
  shutOut: (userId: string) => void;
};

/** What servers ask of each other: each does it to the sockets that it holds itself. */
type BetweenServers = Pick<Realtime, 'disconnectSession' | 'shutOut'> & {
  toRoom: (message: RoomMessage) => void;
  presence: (userId: string, isPresent: boolean) => void;
  whoIsHere: (userIds: readonly string[], answer: (present: string[]) => void) => void;
  toUsers: (event: UserEvent, pushes: readonly Push<UserEvent>[]) => void;
  resync: () => void;
};

/** To how many people something is said between servers in one go. */
const AT_ONCE = 100;

/** How long servers wait for each other to say who is there. */
const ANSWER_WITHIN_MS = 3_000;

type SocketData = { actor: Actor };
type Sockets = Server<ClientEvents, ServerEvents, BetweenServers, SocketData>;
type OneSocket = Socket<ClientEvents, ServerEvents, BetweenServers, SocketData>;

type Attachment = {
  authenticate: Authenticate;
  isOwnOrigin: (origin: string) => boolean;
  log: Log;
};

/**
 * Exists before the HTTP server does, so that use cases can be handed it; then it is attached.
 * Everything is done to this server's own sockets at once, and said to the others by the bridge: who
 * is signed out here is out here even when the others cannot be reached.
 */
export class RealtimeHub implements Realtime, Rooms {
  readonly #sockets: Sockets = new Server({ path: REALTIME.path, serveClient: false });
  #bridge: Bridge | undefined;
  #recheck: (socket: OneSocket) => Promise<void> = async () => undefined;
  readonly #services: SocketService[] = [];
  #isStopping = false;
  #failed: (error: unknown) => void = () => undefined;

  async connect(open: OpenBridge): Promise<void> {
    this.#bridge = await open({
      missed: () => void this.#resync(),
      unsaid: () => void this.#sockets.serverSideEmit('resync'),
    });
    this.#sockets.adapter(this.#bridge.adapter);
    this.#sockets.on('toUsers', this.#toOwnUsers);
    this.#sockets.on('disconnectSession', this.#disconnectOwnSession);
    this.#sockets.on('shutOut', this.#shutOwnOut);
    this.#sockets.on('toRoom', this.toOwnRoom);
    this.#sockets.on('presence', this.#tellOwnServices);
    this.#sockets.on('whoIsHere', (userIds, answer) => answer(this.#listOwnConnected(userIds)));
    this.#sockets.on('resync', () => void this.#resync());
  }

  /** A feature's own events; before sockets are taken. */
  serve(service: SocketService): void {
    this.#services.push(service);
  }

  attach(app: FastifyInstance, { authenticate, isOwnOrigin, log }: Attachment): void {
    const identify = ({ handshake: { headers, address } }: OneSocket) =>
      authenticate({ cookies: app.parseCookie(headers.cookie ?? ''), ip: address });

    this.#sockets.use(async (socket, next) => {
      const { origin } = socket.handshake.headers;
      if (origin !== undefined && !isOwnOrigin(origin)) return next(new Error('FOREIGN_ORIGIN'));
      try {
        const actor = await identify(socket);
        if (actor === undefined) return next(new Error('NOT_SIGNED_IN'));
        socket.data.actor = actor;
        next();
      } catch (error) {
        log.error({ err: error }, 'a socket could not be admitted');
        next(new Error('INTERNAL'));
      }
    });
    this.#recheck = async (socket) => {
      try {
        if ((await identify(socket)) === undefined) socket.disconnect(true);
      } catch (error) {
        log.error({ err: error }, 'a socket could not be checked again');
        socket.conn.close(); // as if the line had broken: the browser comes back and is asked
      }
    };
    this.#sockets.on('connection', async (socket) => {
      const { actor } = socket.data;
      socket.on('join-user-room', async (userId, answer) => {
        const isOwn = userId === actor.user.id;
        if (isOwn) await socket.join(userRoom(userId));
        if (typeof answer === 'function') answer(isOwn);
      });
      listenToSocket(socket as unknown as Socket, actor.user.id, this.#services, log);
      socket.on('disconnect', () => void this.#tellIfGone(actor.user.id));
      await socket.join([sessionRoom(actor.sessionId), accountRoom(actor.user.id)]);
      // The session may have ended after it was asked for and before the rooms were joined.
      await this.#recheck(socket);
      if (this.#rooms.get(accountRoom(actor.user.id))?.size === 1) {
        this.#tellPresence(actor.user.id, true);
      }
    });
    this.#failed = (error) => log.error({ err: error }, 'who is there could not be told');
    this.#sockets.of('/').adapter.on('delete-room', (room: string) => {
      for (const service of this.#services) service.roomEmptied(room);
    });
    this.#sockets.attach(app.server);
  }

  toUsers: Realtime['toUsers'] = (event, pushes) => {
    this.#toOwnUsers(event, pushes);
    for (let start = 0; start < pushes.length; start += AT_ONCE) {
      this.#sockets.serverSideEmit('toUsers', event, pushes.slice(start, start + AT_ONCE));
    }
  };

  disconnectSession: Realtime['disconnectSession'] = (sessionId) => {
    this.#disconnectOwnSession(sessionId);
    this.#sockets.serverSideEmit('disconnectSession', sessionId);
  };

  shutOut: Realtime['shutOut'] = (userId) => {
    this.#shutOwnOut(userId);
    this.#sockets.serverSideEmit('shutOut', userId);
  };

  toRoom: Rooms['toRoom'] = (message) => {
    this.toOwnRoom(message);
    this.#sockets.serverSideEmit('toRoom', message);
  };

  toOwnRoom: Rooms['toOwnRoom'] = ({ room, event, push, userIds, exceptUserId }) => {
    for (const id of [...(this.#rooms.get(room) ?? [])]) {
      const socket = this.#sockets.of('/').sockets.get(id);
      const userId = socket?.data.actor.user.id;
      if (socket === undefined || userId === undefined || userId === exceptUserId) continue;
      // Its event and its payload belong together, as `RoomMessage` has seen to.
      if (userIds.includes(userId)) socket.emit(event, push as never);
      else socket.leave(room);
    }
  };

  listConnected: Rooms['listConnected'] = async (userIds) => {
    const own = this.#listOwnConnected(userIds);
    const others = userIds.filter((userId) => !own.includes(userId));
    if (others.length === 0 || this.#bridge === undefined) return own;
    return [...own, ...(await this.#askOthers(others))];
  };

  /** Tells this server's clients to come back later, then lets them go. HTTP is closed elsewhere. */
  sendAway(): void {
    this.#isStopping = true; // They come back to another server.
    this.#sockets.local.emit('server:stopping');
    this.#sockets.local.disconnectSockets(true);
    this.#sockets.engine?.close();
  }

  /** After the last use case and job: until then they may have something to say to other servers. */
  async close(): Promise<void> {
    await this.#sockets.of('/').adapter.close();
    await this.#bridge?.close();
  }

  #toOwnUsers: BetweenServers['toUsers'] = (event, pushes) => {
    for (const push of pushes) {
      // Its event and its payload belong together, as `toUsers` has seen to.
      this.#sockets.local.to(userRoom(push.userId)).emit(event, push as never);
    }
  };

  #disconnectOwnSession: BetweenServers['disconnectSession'] = (sessionId) => {
    this.#sockets.local.in(sessionRoom(sessionId)).disconnectSockets(true);
  };

  #shutOwnOut: BetweenServers['shutOut'] = (userId) => {
    const windows = this.#sockets.local.in(accountRoom(userId));
    windows.emit('account:suspended', { userId });
    windows.disconnectSockets(true);
  };

  get #rooms(): Map<string, Set<string>> {
    return this.#sockets.of('/').adapter.rooms;
  }

  #listOwnConnected(userIds: readonly string[]): string[] {
    return userIds.filter((userId) => this.#rooms.has(accountRoom(userId)));
  }

  /** Who does not answer in time, or while servers do not reach each other, has nobody to tell of. */
  async #askOthers(userIds: readonly string[]): Promise<string[]> {
    const answers = this.#sockets.serverSideEmitWithAck('whoIsHere', userIds).catch(() => []);
    const silence = pause<string[][]>(ANSWER_WITHIN_MS, [], { ref: false });
    const present = await Promise.race([answers, silence]);
    return [...new Set(present.flat())];
  }

  async #tellIfGone(userId: string): Promise<void> {
    if (this.#isStopping || this.#rooms.has(accountRoom(userId))) return;
    const present = await this.listConnected([userId]);
    if (present.length === 0 && !this.#isStopping) this.#tellPresence(userId, false);
  }

  #tellPresence: BetweenServers['presence'] = (userId, isPresent) => {
    this.#tellOwnServices(userId, isPresent);
    if (this.#bridge) this.#sockets.serverSideEmit('presence', userId, isPresent);
  };

  #tellOwnServices: BetweenServers['presence'] = (userId, isPresent) => {
    for (const { presenceChanged } of this.#services) {
      presenceChanged(userId, isPresent).catch(this.#failed);
    }
  };

  /** Events may have been lost, and among them that a session ended. */
  async #resync(): Promise<void> {
    this.#sockets.local.emit('server:resync');
    for (const socket of [...this.#sockets.of('/').sockets.values()]) await this.#recheck(socket);
  }
}

/** Joined when asked for: whoever is in it wants to hear what is for the user. */
function userRoom(userId: string): string {
  return `user:${userId}`;
}

/** Joined by every socket of the user, so that none is missed. */
function accountRoom(userId: string): string {
  return `account:${userId}`;
}

function sessionRoom(sessionId: string): string {
  return `session:${sessionId}`;
}
