import { isNameTyped } from '@callboard/contract/typed-name';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { recordChange } from '../../../platform/change-feed/change-feed.ts';
import type { Platform } from '../../../platform/platform.ts';
import { leavePlan, lockPlan } from '../../billing/ending/leave-plans.ts';
import { deleteStored } from '../../media/delete-stored.ts';
import { removeBegunProfiles } from '../../representation/begun-profiles/remove-begun-profiles.ts';
import { lockPortfolioToEnd } from '../require-portfolio.ts';
import { tellTeam } from '../tell-team.ts';
import { countContents, deletePortfolio, hideUnclaimed, listRosterIds } from './queries.ts';
import { tellOfEnd } from './tell-of-end.ts';

/**
 * Deletes a portfolio with its team, invitations, roster and notes. Talents are told that nobody
 * represents them there any more; profiles and submissions that are theirs stay theirs. Profiles that
 * nobody has claimed go, or, where a casting has them, are hidden: nobody could answer for them.
 */
export async function removePortfolio(
  platform: Platform,
  actor: Actor,
  id: string,
  typedName: string,
): Promise<void> {
  await platform.transaction(async (tx) => {
    await lockPlan(tx, id);
    const { portfolio } = await lockPortfolioToEnd(tx, actor, id);
    if (!isNameTyped(typedName, portfolio.name)) {
      throw new AppError('INVALID_INPUT', {
        fields: { name: 'Please type the name exactly as it is written' },
      });
    }
    const now = platform.clock.now();
    const contents = await countContents(tx, id, now);
    // While there still is a team and a roster to tell.
    await tellTeam(platform, tx, id);
    await tellOfEnd(platform, tx, actor, portfolio);
    const talentProfileIds = await listRosterIds(tx, id);
    await removeBegunProfiles(platform, tx, talentProfileIds);
    await hideUnclaimed(tx, talentProfileIds, now);
    await leavePlan(platform, tx, { offer: 'agency', id });
    await deletePortfolio(tx, id);
    await recordChange(tx, platform.clock, {
      subject: 'business-portfolios.portfolio',
      subjectId: id,
    });
    await audit(tx, platform.clock, actor, {
      act: 'business-portfolios.deleted',
      target: { kind: 'business-portfolio', id },
      difference: contents,
    });
    const { logoKey } = portfolio;
    if (logoKey !== null) tx.afterCommit(() => deleteStored(platform, [logoKey]));
  });
}
