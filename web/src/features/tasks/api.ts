import { CACHE_TIMES } from '@callboard/contract/cache-times';
import { COUNT_CALLS } from '@callboard/contract/count-calls';
import type { taskEndpoints } from '@callboard/contract/tasks';
import { queryAt } from '../../lib/query-client.ts';

export const taskCountQuery = queryAt<typeof taskEndpoints.count>(
  COUNT_CALLS.tasks,
  {},
  CACHE_TIMES.tasks,
);
