import { LIMITS } from '@callboard/contract/limits';
import type { Platform } from '../../platform/platform.ts';
import { deleteErrorsNotSeenSince } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 1_000;

/** Forgets errors that did not come back for long. */
export async function sweepErrors({ db, clock }: Platform): Promise<void> {
  const since = new Date(clock.now().getTime() - LIMITS.errorLogDays * DAY_MS);
  let swept: number;
  do swept = await deleteErrorsNotSeenSince(db, since, AT_ONCE);
  while (swept === AT_ONCE);
}
