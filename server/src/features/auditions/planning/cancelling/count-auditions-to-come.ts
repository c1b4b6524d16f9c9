import type { Platform } from '../../../../platform/platform.ts';
import { countToCome } from './queries.ts';

/** What cancelling a production would call off. */
export function countAuditionsToCome({ db, clock }: Platform, productionId: string) {
  return countToCome(db, productionId, clock.now());
}
