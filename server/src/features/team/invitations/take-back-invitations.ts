import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { takeBackSentBy } from './queries.ts';

/** Nobody comes in by an invitation of someone who is gone, or may not invite any more. */
export async function takeBackInvitations(
  { clock }: Pick<Platform, 'clock'>,
  tx: Transaction,
  sender: { portfolioId: string; userId: string },
): Promise<string[]> {
  return takeBackSentBy(tx, sender, clock.now());
}
