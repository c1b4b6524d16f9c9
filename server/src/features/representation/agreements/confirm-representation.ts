import type { Representation } from '@callboard/contract/representation';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellTeam } from '../../business-portfolios/tell-team.ts';
import { activate } from './activate.ts';
import { labelled } from './labelled.ts';
import { mayDecideFor } from './policy.ts';
import { presentRepresentation } from './present-representation.ts';
import { getAgreement, lockAgreement } from './require-agreement.ts';
import { tellRequester, toldOf } from './tell-sides.ts';
import { confirmedWords } from './words.ts';

/** The talent, or of a child the guardian, says yes. Saying it again changes nothing. */
export async function confirmRepresentation(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Representation> {
  return platform.transaction(async (tx) => {
    const agreement = await lockAgreement(platform, tx, actor, id);
    if (!mayDecideFor(actor, agreement)) throw new AppError('FORBIDDEN');
    if (agreement.status === 'ended') throw new AppError('REPRESENTATION_ENDED');
    if (agreement.status === 'active') return presentRepresentation(agreement);
    await activate(platform, tx, actor, 'talent', agreement);
    await audit(tx, platform.clock, labelled(actor, agreement), {
      act: 'representation.confirmed',
      target: { kind: 'representation', id },
      difference: { replacesId: agreement.replacesId },
    });
    await tellRequester(platform, tx, agreement, confirmedWords(toldOf(agreement)));
    await tellTeam(platform, tx, agreement.portfolioId);
    return presentRepresentation(await getAgreement(platform, tx, actor, id));
  });
}
