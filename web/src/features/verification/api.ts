import { CACHE_TIMES } from '@callboard/contract/cache-times';
import { COUNT_CALLS } from '@callboard/contract/count-calls';
import type { verificationEndpoints } from '@callboard/contract/verification';
import { queryAt } from '../../lib/query-client.ts';

export const pendingVerificationQuery = queryAt<typeof verificationEndpoints.pendingCount>(
  COUNT_CALLS.pendingVerification,
  {},
  CACHE_TIMES.pendingVerification,
);
