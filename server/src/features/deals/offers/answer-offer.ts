import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { moveByOffer } from '../../applications/moves/by-offer/move-by-offer.ts';
import { requireOwnTalent } from '../../applications/own/require-own-talent.ts';
import { lockRole } from '../about/queries.ts';
import { tellBothSides } from '../telling/tell-both-sides.ts';
import { isPastAnswering } from './policy.ts';
import { presentOffer } from './present-offer.ts';
import {
  endOffer,
  findOfferOut,
  findOfferStanding,
  getOffer,
  lockApplicationOf,
} from './queries.ts';
import { newsOfAnswer, newsOfOwnAnswer } from './words.ts';

type Given = { answer: 'accept' | 'decline'; reason: string | null };

const OUTCOMES = {
  accept: { status: 'accepted', to: 'booked' },
  decline: { status: 'declined', to: 'offer_declined' },
} as const;

/** Books the talent, or says no. */
export async function answerOffer(
  platform: Platform,
  actor: Actor,
  offerId: string,
  { answer, reason }: Given,
) {
  const standing = await findOfferStanding(platform.db, offerId, actor.user.id);
  if (standing === undefined) throw new AppError('NOT_FOUND');
  const { applicationId, roleId, talentProfileId } = standing;
  return platform.transaction(async (tx) => {
    await lockRole(tx, roleId);
    const { doer } = await requireOwnTalent(platform, tx, actor, talentProfileId);
    await lockApplicationOf(tx, applicationId);
    const offer = await findOfferOut(tx, applicationId);
    if (offer?.id !== offerId) throw new AppError('OFFER_ENDED');
    const now = platform.clock.now();
    if (answer === 'accept' && isPastAnswering(offer.terms, now)) {
      const message = 'The time to accept this offer is over. Ask the casting team for a new one.';
      throw new AppError('OFFER_ENDED', { message });
    }
    const { status, to } = OUTCOMES[answer];
    await moveByOffer(platform, tx, doer, standing, { act: 'answer_offer', to, reason });
    const answered = { answeredByUserId: doer.user.id, answeredAt: now };
    await endOffer(tx, offerId, { status, reason, ...answered }, now);
    await audit(tx, platform.clock, doer, {
      act: `offers.${status}`,
      target: { kind: 'application', id: applicationId },
      difference: { offerId },
    });
    const news = {
      roleId,
      talentProfileId,
      toTeam: newsOfAnswer(status, reason),
      toSide: newsOfOwnAnswer(status, doer),
    };
    await tellBothSides(platform, tx, 'offer', doer, [news]);
    return presentOffer(await getOffer(tx, offerId, 'own'));
  });
}
