import type { OfferTerms } from '@callboard/contract/offers';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireApplication } from '../../applications/board/require-application.ts';
import { moveByOffer } from '../../applications/moves/by-offer/move-by-offer.ts';
import { lockRole } from '../about/queries.ts';
import { tellBothSides } from '../telling/tell-both-sides.ts';
import { presentOffer } from './present-offer.ts';
import { findOfferOut, getOffer, insertOffer, lockApplicationOf } from './queries.ts';
import { newsOfOffer } from './words.ts';

/** Makes an offer: it cannot be undone, and the talent's side knows of it at once. */
export async function sendOffer(
  platform: Platform,
  actor: Actor,
  applicationId: string,
  terms: OfferTerms,
) {
  const now = platform.clock.now();
  if (terms.answerBy !== null && new Date(terms.answerBy) <= now) {
    throw new AppError('INVALID_INPUT', { fields: { answerBy: 'Please choose a time to come' } });
  }
  return platform.transaction(async (tx) => {
    const application = await requireApplication(tx, actor, applicationId, 'manage');
    if ((await lockRole(tx, application.roleId)).isCancelled) throw new AppError('ROLE_CANCELLED');
    await lockApplicationOf(tx, applicationId);
    if ((await findOfferOut(tx, applicationId)) !== undefined) throw new AppError('OFFER_OUT');
    const moved = { act: 'offer', to: 'offered' } as const;
    const { from } = await moveByOffer(platform, tx, actor, application, moved);
    const id = newId();
    await insertOffer(tx, {
      id,
      applicationId,
      terms,
      status: 'sent',
      fromStatus: from,
      sentByUserId: actor.user.id,
      createdAt: now,
      updatedAt: now,
    });
    await audit(tx, platform.clock, actor, {
      act: 'offers.sent',
      target: { kind: 'application', id: applicationId },
      difference: { offerId: id },
    });
    const { roleId, talentProfileId } = application;
    const news = {
      roleId,
      talentProfileId,
      toSide: newsOfOffer(terms),
      about: `offer=${id}` as const,
    };
    await tellBothSides(platform, tx, 'offer', actor, [news]);
    return presentOffer(await getOffer(tx, id, 'team'));
  });
}
