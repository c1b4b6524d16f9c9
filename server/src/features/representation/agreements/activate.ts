import type { Actor } from '../../../platform/actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { takeOntoRoster } from '../begin-representation.ts';
import type { Side } from './policy.ts';
import { setActive, setEnded } from './queries.ts';
import type { Agreed } from './require-agreement.ts';
import { requesterOf } from './tell-sides.ts';

/**
 * From now on it holds, and what it was asked for in the place of does not. Whoever asked works with
 * the talent; other terms of an agreement that held change nothing about who does.
 */
export async function activate(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  side: Side,
  agreement: Agreed,
): Promise<void> {
  const { id, replacesId, portfolioId, talentProfileId } = agreement;
  const now = platform.clock.now();
  // The old one first: there are never two for one field and territory.
  if (replacesId !== null) {
    await setEnded(tx, replacesId, {
      endedAt: now,
      endedBy: side,
      endedByUserId: actor.user.id,
      endReason: 'Other terms were agreed on',
    });
  }
  await setActive(tx, id, now);
  const assigneeIds = replacesId === null ? [requesterOf(agreement)] : [];
  await takeOntoRoster(platform, tx, [{ portfolioId, talentProfileId, assigneeIds }]);
}
