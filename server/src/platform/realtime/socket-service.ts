import type { ClientEvents, ServerEvents } from '@callboard/contract/realtime';

/** One connection, and whose it is. */
export type Speaker = {
  userId: string;
  /** In the order in which they were joined. */
  rooms: ReadonlySet<string>;
  join: (room: string) => Promise<void> | void;
  leave: (room: string) => Promise<void> | void;
};

/** Everything but what the platform answers itself. */
type ServiceEvent = Exclude<keyof ClientEvents, 'join-user-room'>;

/** What a feature does with what sockets say. Nothing that was said has been checked. */
export type SocketService = {
  events: { [E in ServiceEvent]?: (speaker: Speaker, said: unknown) => Promise<unknown> };
  /** Someone's first socket has come or their last one gone, on whatever server; each is told. */
  presenceChanged: (userId: string, isPresent: boolean) => Promise<void>;
  /** Nobody of this server is in the room any more. */
  roomEmptied: (room: string) => void;
};

/** Those that are for windows which show the same. */
type RoomEvent = 'conversation:typing' | 'conversation:presence';

export type RoomMessage = {
  [E in RoomEvent]: {
    room: string;
    event: E;
    push: Parameters<ServerEvents[E]>[0];
    /** Who belongs into the room now: anybody else who is in it is put out and hears nothing. */
    userIds: readonly string[];
    /** Whom it is about. */
    exceptUserId: string;
  };
}[RoomEvent];

export type Rooms = {
  /** To those in the room, on all servers. */
  toRoom: (message: RoomMessage) => void;
  /** On this one, of what every server finds out by itself. */
  toOwnRoom: (message: RoomMessage) => void;
  /** Who of these has a socket, on any server that answers. */
  listConnected: (userIds: readonly string[]) => Promise<string[]>;
};
