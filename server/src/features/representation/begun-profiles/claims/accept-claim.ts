import type { Actor } from '../../../../platform/actor.ts';
import { AppError } from '../../../../platform/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { withIsMinor } from '../../../talent-profiles/is-minor.ts';
import { finishClaim } from './finish-claim.ts';
import { moveToOwnProfile } from './moving/move-to-own-profile.ts';
import { isSentTo } from './policy.ts';
import { markClaimed, updateBegunProfile } from './queries.ts';
import { takeClaim } from './require-usable-claim.ts';

/**
 * Takes a profile over with an account that was there before: a guardian keeps the minor's from now
 * on, a talent goes on with their own, on which they are represented instead.
 */
export async function acceptClaim(platform: Platform, actor: Actor, token: string) {
  return platform.transaction(async (tx) => {
    const claim = await takeClaim(platform, tx, token);
    if (!isSentTo(actor, claim)) throw new AppError('INVITATION_OF_ANOTHER');
    const { portfolio } = claim;
    // Handed over, a profile comes with its talent's own account: nobody has two.
    if (portfolio === null) throw new AppError('HAS_ACCOUNT');
    const now = platform.clock.now();
    await markClaimed(tx, claim.id, now);

    let { talentProfileId } = claim;
    if (withIsMinor(platform.clock, claim).isMinor) {
      const ownerUserId = actor.user.id;
      await updateBegunProfile(tx, talentProfileId, { ownerUserId, updatedAt: now });
    } else {
      const ownProfileId = actor.user.talentProfileId;
      if (ownProfileId === null) throw new AppError('NOT_FOUND');
      await moveToOwnProfile(platform, tx, {
        from: talentProfileId,
        ownProfileId,
        portfolioId: portfolio.id,
      });
      talentProfileId = ownProfileId;
    }
    await finishClaim(platform, tx, { claim, talentProfileId, by: actor });
    return { talentProfileId };
  });
}
