import { type Crash, errorLogEndpoints } from '@callboard/contract/error-logs';
import { call } from '../../lib/api-client.ts';

export function reportCrash(crash: Crash): Promise<null> {
  return call(errorLogEndpoints.report, { body: crash });
}
