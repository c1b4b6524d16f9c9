import * as z from 'zod';
import { COUNT_CALLS } from './count-calls.ts';
import { endpoint, json } from './endpoint.ts';
import { id } from './fields.ts';

export const messagingEndpoints = {
  unreadCount: endpoint({
    ...COUNT_CALLS.unreadMessages,
    summary: 'How many messages one has not read; only ever one’s own',
    access: 'signed-in',
    query: z.object({ userId: id }),
    response: json(z.object({ count: z.number() })),
    errors: ['FORBIDDEN'],
  }),
};
