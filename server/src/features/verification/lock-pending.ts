import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { findRequest, lockRequest, lockVerification } from './queries.ts';

/** A request that waits for a decision, held until the transaction ends. Whoever comes second is told. */
export async function lockPending(
  tx: Transaction,
  requestId: string,
  isAllowed: (request: { userId: string }) => boolean = () => true,
) {
  const found = await findRequest(tx, requestId);
  if (found === undefined || !isAllowed(found)) throw new AppError('NOT_FOUND');
  await lockVerification(tx, found.userId, found.kind);
  const request = await lockRequest(tx, requestId);
  if (request === undefined) throw new AppError('NOT_FOUND');
  if (request.status !== 'pending') throw new AppError('CONFLICT');
  return request;
}
