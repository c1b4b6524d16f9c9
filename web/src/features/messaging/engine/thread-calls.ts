import { LIMITS } from '@callboard/contract/limits';
import type { Message, SendMessage } from '@callboard/contract/messages';
import { callAt } from '../../../lib/api-client.ts';
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

export function threadCallsOf(conversationId: string): ThreadCalls {
  const params = { id: conversationId };
  return {
    list: (which) => {
      const limit = which.since === undefined ? PAGE : LIMITS.pageSizeMax;
      return callAt<Calls['list']>(MESSAGING_CALLS.list, { params, query: { ...which, limit } });
    },
    edit: (id, text) =>
      callAt<Calls['edit']>(MESSAGING_CALLS.edit, { params: { id }, body: { text } }),
    remove: (id) => callAt<Calls['delete']>(MESSAGING_CALLS.delete, { params: { id } }),
    read: (sequence) => callAt<Calls['read']>(MESSAGING_CALLS.read, { params, body: { sequence } }),
  };
}

export const sendMessage: SendCall = (id, body) =>
  callAt<Calls['send']>(MESSAGING_CALLS.send, { params: { id }, body });
