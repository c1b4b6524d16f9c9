import { MEDIA_PLANS } from '@callboard/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { findRoom } from './queries.ts';
import type { Shelf } from './shelf.ts';

/** The plan of whoever keeps the profile, or of the talent's agency, says how much it holds. */
export async function requireRoom(tx: Transaction, shelf: Shelf, profileId: string) {
  const { plan, held } = await findRoom(tx, shelf.table, profileId);
  const most = MEDIA_PLANS[plan][shelf.allowance];
  if (held < most) return;
  throw new AppError('PLAN_LIMIT_REACHED', {
    message: `This plan holds ${most} ${shelf.things}. Remove one to make room for another.`,
  });
}
