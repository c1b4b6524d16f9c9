import type { Representation } from '@callboard/contract/representation';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellTeam } from '../../business-portfolios/tell-team.ts';
import { removeBegunProfiles } from '../begun-profiles/remove-begun-profiles.ts';
import { labelled } from './labelled.ts';
import { sideThatMayEnd } from './policy.ts';
import { presentRepresentation } from './present-representation.ts';
import {
  countActive,
  deleteRosterEntry,
  endProposals,
  hideUnclaimed,
  listAgents,
  setEnded,
} from './queries.ts';
import { type Agreed, getAgreement, lockAgreement } from './require-agreement.ts';
import { tellOfEnd } from './tell-of-end.ts';

/**
 * Declines what is asked for, takes it back, or ends what holds. With the last that holds the talent
 * leaves the roster: from then on the agency's people can do nothing for them. What was, stays written.
 */
export async function endRepresentation(
  platform: Platform,
  actor: Actor,
  id: string,
  reason: string | null,
): Promise<Representation> {
  return platform.transaction(async (tx) => {
    const agreement = await lockAgreement(platform, tx, actor, id);
    const side = sideThatMayEnd(actor, agreement);
    if (side === undefined) throw new AppError('FORBIDDEN');
    if (agreement.status === 'ended') throw new AppError('REPRESENTATION_ENDED');
    const endedAt = platform.clock.now();
    const ending = { endedAt, endedBy: side, endedByUserId: actor.user.id, endReason: reason };
    // Before they leave the roster, and with it those who work with them.
    const agents = await listAgents(tx, agreement);
    await setEnded(tx, id, ending);
    await endProposals(tx, id, ending);
    await audit(tx, platform.clock, labelled(actor, agreement), {
      act: 'representation.ended',
      target: { kind: 'representation', id },
      difference: { from: agreement.status, by: side },
    });
    const ended = presentRepresentation(await getAgreement(platform, tx, actor, id));
    await tellOfEnd(platform, tx, actor, { agreement, side, reason, agents });
    await tellTeam(platform, tx, agreement.portfolioId);
    if (agreement.status === 'active') await leaveRoster(platform, tx, agreement);
    return ended;
  });
}

async function leaveRoster(platform: Platform, tx: Transaction, agreement: Agreed): Promise<void> {
  if ((await countActive(tx, agreement)) > 0) return;
  await deleteRosterEntry(tx, agreement);
  // Nobody keeps a profile that was begun for someone who never came: it goes, or at least from sight.
  const { talentProfileId } = agreement;
  await removeBegunProfiles(platform, tx, [talentProfileId]);
  await hideUnclaimed(tx, talentProfileId, platform.clock.now());
}
