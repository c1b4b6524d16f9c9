import type { CollaboratorRights } from '@callboard/contract/production-choices';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isOwnSide } from '../../applications/own/policy.ts';
import { requireOwnTalent } from '../../applications/own/require-own-talent.ts';
import { withRights } from '../../productions/require-rights.ts';
import { isOverdue } from './policy.ts';
import { findHoldStanding, type Held, lockHolds } from './queries.ts';

/** A hold, everything else that keeps days of its talent, and who does something to it. */
type LockedHold = { hold: Held; live: Held[]; doer: Actor; side: 'team' | 'own' };

const NEEDED: CollaboratorRights = 'review';

/** For the team that asked for it. */
export async function lockForTeam(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  holdId: string,
): Promise<LockedHold> {
  const standing = await findHoldStanding(tx, holdId, actor.user.id);
  const { talentProfileId } = withRights(actor, standing, NEEDED);
  return { ...(await lock(platform, tx, holdId, talentProfileId)), doer: actor, side: 'team' };
}

/** For whoever keeps the talent's days. */
export async function lockForOwnSide(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  holdId: string,
): Promise<LockedHold> {
  const standing = await findHoldStanding(tx, holdId, actor.user.id);
  if (standing === undefined) throw new AppError('NOT_FOUND');
  const { talentProfileId } = standing;
  const { doer } = await requireOwnTalent(platform, tx, actor, talentProfileId);
  return { ...(await lock(platform, tx, holdId, talentProfileId)), doer, side: 'own' };
}

/** For either of them. */
export async function lockForBoth(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  holdId: string,
): Promise<LockedHold> {
  const standing = await findHoldStanding(tx, holdId, actor.user.id);
  if (standing === undefined) throw new AppError('NOT_FOUND');
  const lockIt = isOwnSide(actor, standing.talent) ? lockForOwnSide : lockForTeam;
  return lockIt(platform, tx, actor, holdId);
}

async function lock({ clock }: Platform, tx: Transaction, holdId: string, talentProfileId: string) {
  const live = await lockHolds(tx, [talentProfileId]);
  const hold = live.find(({ id }) => id === holdId);
  if (hold === undefined || isOverdue(hold, clock.now())) throw new AppError('HOLD_ENDED');
  return { hold, live };
}
