import type { blockEndpoints } from '@callboard/contract/blocks';
import type { conversationEndpoints } from '@callboard/contract/conversations';
import type { messageEndpoints } from '@callboard/contract/messages';
import { queryAt } from '../../lib/query-client.ts';

export type Calls = Pick<typeof messageEndpoints, 'list' | 'send' | 'edit' | 'delete' | 'read'> &
  Pick<typeof conversationEndpoints, 'get'> &
  Pick<typeof blockEndpoints, 'block'>;
type Line<Name extends keyof Calls> = Pick<Calls[Name], 'method' | 'path'>;

const conversation = '/api/messaging/conversations/{id}';
const message = '/api/messaging/messages/{id}';

/** Where a thread reads and writes, apart from the schemas: it is shown before those have come. */
export const MESSAGING_CALLS: { [Name in keyof Calls]: Line<Name> } = {
  get: { method: 'GET', path: conversation },
  list: { method: 'GET', path: `${conversation}/messages` },
  send: { method: 'POST', path: `${conversation}/messages` },
  read: { method: 'POST', path: `${conversation}/read` },
  edit: { method: 'PATCH', path: message },
  delete: { method: 'DELETE', path: message },
  block: { method: 'PUT', path: '/api/blocks/{userId}' },
};

export const conversationQuery = (id: string) =>
  queryAt<Calls['get']>(MESSAGING_CALLS.get, { params: { id } });
