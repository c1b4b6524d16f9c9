import { REPORT_CRASH } from '@callboard/contract/crash-call';
import type { Crash, errorLogEndpoints } from '@callboard/contract/error-logs';
import { callAt } from '../../lib/api-client.ts';

export function reportCrash(crash: Crash): Promise<null> {
  return callAt<typeof errorLogEndpoints.report>(REPORT_CRASH, { body: crash });
}
