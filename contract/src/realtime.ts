import type { Access } from './endpoint.ts';

/** Socket.IO on the same origin. A connection needs a session; a room needs to be one's own. */
export const REALTIME: { path: string; access: Access } = {
  path: '/socket.io',
  access: 'signed-in',
};

/** How the browser comes back after a lost connection, in milliseconds. */
export const RECONNECTION = { delay: 1_000, delayMax: 5_000, timeout: 20_000 } as const;

/** A typist who has not said so again for this long has stopped, in milliseconds. */
export const TYPING = { saidEvery: 3_000, endsAfter: 6_000 } as const;

export type ClientEvents = {
  /** Answered with whether the room was joined: only one's own is. */
  'join-user-room': (userId: string, answer?: (joined: boolean) => void) => void;
  /**
   * This window shows a conversation: from now on it hears who types and who is there. Answered with
   * who of the others is, or with nothing for whoever takes no part in it.
   */
  'conversation:open': (
    conversationId: string,
    answer?: (present: string[] | null) => void,
  ) => void;
  'conversation:close': (conversationId: string) => void;
  /** Said every few seconds while someone types in an open conversation. */
  'conversation:typing': (conversationId: string) => void;
};

export type ServerEvents = {
  'notification:new': (push: {
    userId: string;
    notification: { id: string; title: string };
  }) => void;
  'notification:updated': (push: { userId: string }) => void;
  /** For everyone in a conversation, its author's other windows too. */
  'notification:new-message': (push: {
    userId: string;
    conversationId: string;
    revision: number;
  }) => void;
  /** Somebody in a conversation has read up to this message. */
  'messages-read-update': (push: {
    userId: string;
    conversationId: string;
    readerUserId: string;
    readSequence: number;
  }) => void;
  /** A message was edited or deleted. */
  'conversation:changed': (push: {
    userId: string;
    conversationId: string;
    revision: number;
  }) => void;
  /** For windows that show the conversation. */
  'conversation:typing': (push: { conversationId: string; typistUserId: string }) => void;
  'conversation:presence': (push: {
    conversationId: string;
    personUserId: string;
    isPresent: boolean;
  }) => void;
  /** For the team alone: these applications of a role are new or changed. None named: ask for all. */
  'applications:changed': (push: {
    userId: string;
    productionId: string;
    roleId: string;
    applicationIds: string[];
  }) => void;
  /** For the talent's side: something that they were told of changed. */
  'application:updated': (push: { userId: string; applicationId: string }) => void;
  /** For everyone on its team: people, talents or data of a portfolio changed. */
  'portfolio:changed': (push: { userId: string; portfolioId: string }) => void;
  /** For the team: a session's plan or somebody's answer changed. */
  'audition:changed': (push: { userId: string; productionId: string; auditionId: string }) => void;
  /** For the talent's side: an invitation is new or changed. */
  'invitation:updated': (push: { userId: string; invitationId: string }) => void;
  /** For both sides: availability checks, holds, offers or background days of a role changed. */
  'deal:changed': (push: { userId: string; roleId: string }) => void;
  /** For the team: faces, notes, links or what others think of a shortlist changed. */
  'shortlist:changed': (push: {
    userId: string;
    productionId: string;
    shortlistId: string;
  }) => void;
  /** For the person: a verification of theirs was decided or taken away. */
  'verification:changed': (push: { userId: string }) => void;
  /** For the person, just before their connection is shut: why it is. */
  'account:suspended': (push: { userId: string }) => void;
  /** Events may have been lost between servers: ask for whatever may have been missed. */
  'server:resync': () => void;
  /** The server stops: connect again, then ask for whatever may have been missed. */
  'server:stopping': () => void;
};
