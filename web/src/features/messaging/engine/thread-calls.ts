import { LIMITS } from '@callboard/contract/limits';
import type { Message, SendMessage } from '@callboard/contract/messages';
import { callAt } from '../../../lib/api-client.ts';
import { unreachable } from '../../../lib/api-error.ts';
import { type Calls, MESSAGING_CALLS } from '../calls.ts';

/** Messages in one answer. */
export const PAGE = LIMITS.pageSize;

export type MessagePage = { items: Message[]; revision: number; hasMore: boolean };

/** Which messages are asked for: the newest, or those named by one of these. */
export type Which = { before?: number; around?: number; since?: number };

/** Whom a thread's messages come from. */
export type ThreadCalls = {
  list: (which: Which) => Promise<MessagePage>;
  edit: (messageId: string, text: string) => Promise<Message>;
  remove: (messageId: string) => Promise<Message>;
  read: (sequence: number) => Promise<unknown>;
};

export type SendCall = (conversationId: string, sent: SendMessage) => Promise<Message>;

/** A line that swallows what is sent looks like a slow one: after this it counts as broken. */
const ANSWERED_WITHIN_MS = 20_000;

export function threadCallsOf(conversationId: string): ThreadCalls {
  const params = { id: conversationId };
  return {
    list: (which) => {
      const limit = which.since === undefined ? PAGE : LIMITS.pageSizeMax;
      const query = { ...which, limit };
      return inTime((until) =>
        callAt<Calls['list']>(MESSAGING_CALLS.list, { params, query }, until),
      );
    },
    edit: (id, text) => {
      const sent = { params: { id }, body: { text } };
      return inTime((until) => callAt<Calls['edit']>(MESSAGING_CALLS.edit, sent, until));
    },
    remove: (id) =>
      inTime((until) => callAt<Calls['delete']>(MESSAGING_CALLS.delete, { params: { id } }, until)),
    read: (sequence) => {
      const sent = { params, body: { sequence } };
      return inTime((until) => callAt<Calls['read']>(MESSAGING_CALLS.read, sent, until));
    },
  };
}

export const sendMessage: SendCall = (id, body) =>
  inTime((until) => callAt<Calls['send']>(MESSAGING_CALLS.send, { params: { id }, body }, until));

async function inTime<T>(ask: (until: { signal: AbortSignal }) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
  try {
    return await ask({ signal });
  } catch (error) {
    throw signal.aborted ? unreachable(error) : error;
  }
}
