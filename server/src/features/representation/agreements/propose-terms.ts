import type { Representation, RepresentationTerms } from '@callboard/contract/representation';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { askFor } from './ask-for.ts';
import { isOnAgencySide } from './policy.ts';
import { findPlace, isAskedToReplace, setEnded } from './queries.ts';
import { type Agreed, lockAgreement } from './require-agreement.ts';

/** Asks for other terms. What holds goes on until they are confirmed; what is only asked for does not. */
export async function proposeTerms(
  platform: Platform,
  actor: Actor,
  id: string,
  terms: RepresentationTerms,
): Promise<Representation> {
  return platform.transaction(async (tx) => {
    const agreement = await lockAgreement(platform, tx, actor, id);
    if (!isOnAgencySide(actor, agreement)) throw new AppError('FORBIDDEN');
    if (agreement.status === 'ended') throw new AppError('REPRESENTATION_ENDED');
    if (isSame(agreement, terms)) throw new AppError('ALREADY_REPRESENTED');
    if (await isAskedToReplace(tx, id)) {
      const message = 'Other terms have been asked for already. Take that request back first.';
      throw new AppError('ALREADY_REPRESENTED', { message });
    }
    const replacesId = agreement.status === 'active' ? id : agreement.replacesId;
    if (agreement.status === 'requested') await takeBack(platform, tx, actor, id);
    const pair = {
      portfolioId: agreement.portfolioId,
      talentProfileId: agreement.talentProfileId,
    };
    const place = await findPlace(tx, pair, actor.user.id);
    const isAnsweredByNobody = place?.isClaimed === false;
    return askFor(platform, tx, actor, { pair, terms, replacesId, isAnsweredByNobody });
  });
}

async function takeBack(platform: Platform, tx: Transaction, actor: Actor, id: string) {
  await setEnded(tx, id, {
    endedAt: platform.clock.now(),
    endedBy: 'agency',
    endedByUserId: actor.user.id,
    endReason: 'Other terms were asked for',
  });
}

const TERMS = ['field', 'territory', 'kind', 'isExclusive', 'submitter'] as const;

function isSame(agreement: Agreed, terms: RepresentationTerms): boolean {
  return TERMS.every((term) => agreement[term] === terms[term]);
}
