import { AppError } from '../../../../platform/app-error.ts';
import type { Queryable, Transaction } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { hashToken } from '../../../auth/session-token.ts';
import { withIsMinor } from '../../../talent-profiles/is-minor.ts';
import { isStillToGive, isUsable } from './policy.ts';
import { type ClaimRow, findClaim, lockBegunProfile } from './queries.ts';

export async function requireUsableClaim(
  { clock }: Pick<Platform, 'clock'>,
  db: Queryable,
  token: string,
): Promise<ClaimRow> {
  const claim = await findClaim(db, hashToken(token));
  if (claim === undefined) throw new AppError('NOT_FOUND');
  if (!isUsable(claim, clock.now())) throw new AppError('CLAIM_ENDED');
  return claim;
}

/** The same for whoever uses it: of several at once one gets the profile, the others hear that it is gone. */
export async function takeClaim(
  platform: Pick<Platform, 'clock'>,
  tx: Transaction,
  token: string,
): Promise<ClaimRow> {
  const { talentProfileId } = await requireUsableClaim(platform, tx, token);
  const profile = await lockBegunProfile(tx, talentProfileId);
  const claim = await requireUsableClaim(platform, tx, token);
  if (profile === undefined) throw new AppError('CLAIM_ENDED');
  const { isMinor } = withIsMinor(platform.clock, profile);
  if (!isStillToGive(claim, { ...profile, isMinor })) throw new AppError('CLAIM_ENDED');
  return claim;
}
