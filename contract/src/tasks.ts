import * as z from 'zod';
import { COUNT_CALLS } from './count-calls.ts';
import { endpoint, json } from './endpoint.ts';

export const taskEndpoints = {
  count: endpoint({
    ...COUNT_CALLS.tasks,
    summary: 'How many things wait for the client',
    access: ['client'],
    response: json(z.object({ totalTasks: z.number() })),
  }),
};
