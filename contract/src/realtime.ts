import type { Access } from './endpoint.ts';

/** Socket.IO on the same origin. A connection needs a session; a room needs to be one's own. */
export const REALTIME: { path: string; access: Access } = {
  path: '/socket.io',
  access: 'signed-in',
};

/** How the browser comes back after a lost connection, in milliseconds. */
export const RECONNECTION = { delay: 1_000, delayMax: 5_000, timeout: 20_000 } as const;

export type ClientEvents = {
  /** Answered with whether the room was joined: only one's own is. */
  'join-user-room': (userId: string, answer?: (joined: boolean) => void) => void;
};

export type ServerEvents = {
  'notification:new': (push: {
    userId: string;
    notification: { id: string; title: string };
  }) => void;
  'notification:updated': (push: { userId: string }) => void;
  'notification:new-message': (push: { userId: string; conversationId: string }) => void;
  'messages-read-update': (push: { userId: string; conversationId: string }) => void;
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
  /** Events may have been lost between servers: ask for whatever may have been missed. */
  'server:resync': () => void;
  /** The server stops: connect again, then ask for whatever may have been missed. */
  'server:stopping': () => void;
};
