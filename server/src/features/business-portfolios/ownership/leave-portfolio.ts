import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/notify.ts';
import { passAssignments } from '../../representation/roster/pass-assignments.ts';
import { takeBackInvitations } from '../../team/invitations/take-back-invitations.ts';
import { lockPortfolio } from '../require-portfolio.ts';
import { tellTeam } from '../tell-team.ts';
import { deleteMember } from './queries.ts';

/** A member goes. The talents they worked with pass to the owner, who therefore cannot go. */
export async function leavePortfolio(platform: Platform, actor: Actor, id: string): Promise<void> {
  const { user } = actor;
  await platform.transaction(async (tx) => {
    const { portfolio, isOwner } = await lockPortfolio(tx, actor, id);
    if (isOwner) throw new AppError('OWNER_STAYS');
    const { ownerUserId } = portfolio;
    await deleteMember(tx, id, user.id);
    const passing = { portfolioId: id, fromUserId: user.id, toUserId: ownerUserId };
    const talentProfileIds = await passAssignments(tx, passing);
    const sender = { portfolioId: id, userId: user.id };
    const invitationIds = await takeBackInvitations(platform, tx, sender);
    await audit(tx, platform.clock, actor, {
      act: 'team.member-left',
      target: { kind: 'business-portfolio', id },
      difference: { userId: user.id, talentProfileIds, invitationIds },
    });
    await notify(platform, tx, [ownerUserId], {
      kind: 'team',
      title: `${user.firstName} ${user.lastName} left ${portfolio.name}`,
      content: describePassed(talentProfileIds.length),
      link: `/team-members?portfolioId=${id}`,
    });
    await tellTeam(platform, tx, id, [user.id]);
  });
}

function describePassed(talents: number): string {
  if (talents === 0) return 'They had no talents assigned to them.';
  return talents === 1
    ? 'The talent they worked with is assigned to you now.'
    : `The ${talents} talents they worked with are assigned to you now.`;
}
