import type { Transaction } from '../../../platform/database/database.ts';
import { moveAssignments } from './queries.ts';

/** The talents whom a member worked with are someone else's from now on; which ones is returned. */
export function passAssignments(
  tx: Transaction,
  passing: { portfolioId: string; fromUserId: string; toUserId: string },
): Promise<string[]> {
  return moveAssignments(tx, passing);
}
