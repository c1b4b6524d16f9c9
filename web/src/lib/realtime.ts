import { type ClientEvents, RECONNECTION, type ServerEvents } from '@callboard/contract/realtime';
import type { Socket } from 'socket.io-client';
import { log } from './log.ts';

export type LiveSocket = Pick<
  Socket<ServerEvents, ClientEvents>,
  'active' | 'connect' | 'connected' | 'disconnect' | 'emit' | 'on' | 'onAny'
>;

/** The socket's library is fetched only when someone is there to hear. */
type OpenSocket = () => Promise<LiveSocket>;

type Options = {
  openSocket: OpenSocket;
  /** The server has shut this connection: perhaps the session is over. Resolves to whether it is. */
  hasEnded: () => Promise<boolean>;
};

/**
 * Live events for whoever is signed in. They carry ids, and may be missed: whoever follows them is
 * also told when to ask again for whatever may have happened meanwhile.
 */
export type Realtime = {
  connect: (userId: string) => void;
  disconnect: () => void;
  /** Returns the function that ends it. */
  on: <E extends keyof ServerEvents>(event: E, listener: ServerEvents[E]) => () => void;
  /** Heard while the connection stands, and lost else: what has to be known is said in `onCatchUp`. */
  emit: <E extends keyof ClientEvents>(event: E, ...said: Parameters<ClientEvents[E]>) => void;
  /** Called each time the connection stands (again). */
  onCatchUp: (listener: () => void) => () => void;
};

/** Of whichever event; `on` sees to it that each gets its own kind of payload. */
type Listener = (...payload: never[]) => void;

export function createRealtime({ openSocket, hasEnded }: Options): Realtime {
  const listeners = new Map<string, Set<Listener>>();
  const catchUps = new Set<() => void>();
  let close = () => {};
  let current: LiveSocket | undefined;

  async function open(userId: string, isCurrent: () => boolean): Promise<LiveSocket | undefined> {
    const socket = await openSocket();
    if (!isCurrent()) return undefined;
    current = socket;
    const catchUp = () => isCurrent() && catchUps.forEach((listener) => void listener());
    socket.onAny((event: string, ...payload: unknown[]) => {
      for (const listener of listeners.get(event) ?? []) listener(...(payload as never[]));
    });
    socket.on('connect', () => socket.emit('join-user-room', userId, catchUp));
    socket.on('server:resync', catchUp);
    // After a lost line a socket comes back by itself. Sent away or refused by the server, it does not.
    const returnUnlessOver = async () => {
      if (await hasEnded()) return;
      setTimeout(() => isCurrent() && socket.connect(), RECONNECTION.delay);
    };
    socket.on('disconnect', () => !socket.active && isCurrent() && void returnUnlessOver());
    socket.on('connect_error', () => !socket.active && isCurrent() && void returnUnlessOver());
    socket.connect();
    return socket;
  }

  function disconnect(): void {
    close();
    current = undefined;
    close = () => {};
  }

  return {
    connect(userId) {
      disconnect();
      let isOpen = true;
      const opening = open(userId, () => isOpen).catch((error: unknown) => {
        log.warn('Live events are not available.', error);
        return undefined;
      });
      close = () => {
        isOpen = false;
        void opening.then((socket) => socket?.disconnect());
      };
    },
    disconnect,
    on(event, listener) {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener));
      return () => known.delete(listener);
    },
    emit(event, ...said) {
      // A socket would keep it for when it is back, and then nobody types any more.
      if (current?.connected === true) current.emit(event, ...said);
    },
    onCatchUp(listener) {
      catchUps.add(listener);
      return () => catchUps.delete(listener);
    },
  };
}
