import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { moveByOffer } from '../../applications/moves/by-offer/move-by-offer.ts';
import { withRights } from '../../productions/require-rights.ts';
import { lockRole } from '../about/queries.ts';
import { tellBothSides } from '../telling/tell-both-sides.ts';
import { presentOffer } from './present-offer.ts';
import {
  endOffer,
  findOfferOut,
  findOfferStanding,
  getOffer,
  lockApplicationOf,
} from './queries.ts';
import { newsOfWithdrawal } from './words.ts';

/** Takes an offer back: the application stands where it stood, and its talent's side is told. */
export async function withdrawOffer(
  platform: Platform,
  actor: Actor,
  offerId: string,
  reason: string | null,
) {
  return platform.transaction(async (tx) => {
    const found = await findOfferStanding(tx, offerId, actor.user.id);
    const standing = withRights(actor, found, 'manage');
    await lockRole(tx, standing.roleId);
    await lockApplicationOf(tx, standing.applicationId);
    const offer = await findOfferOut(tx, standing.applicationId);
    if (offer?.id !== offerId) throw new AppError('OFFER_ENDED');
    const moved = { act: 'withdraw_offer', to: offer.fromStatus, reason } as const;
    await moveByOffer(platform, tx, actor, standing, moved);
    await endOffer(tx, offerId, { status: 'withdrawn', reason }, platform.clock.now());
    await audit(tx, platform.clock, actor, {
      act: 'offers.withdrawn',
      target: { kind: 'application', id: standing.applicationId },
      difference: { offerId },
    });
    const { roleId, talentProfileId } = standing;
    const news = { roleId, talentProfileId, toSide: newsOfWithdrawal(reason) };
    await tellBothSides(platform, tx, 'offer', actor, [news]);
    return presentOffer(await getOffer(tx, offerId, 'team'));
  });
}
