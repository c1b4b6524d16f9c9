import type { Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellTeam } from '../../business-portfolios/tell-team.ts';
import { mailInvitation, newLink } from './mail-invitation.ts';
import { presentInvitation } from './present-invitation.ts';
import { renewInvitation } from './queries.ts';
import { requireUnanswered, type Which } from './require-invitation.ts';

/**
 * Sends an invitation again, also one that ran out. Only the newest link counts, and it comes from
 * whoever sends it now.
 */
export async function resendInvitation(platform: Platform, actor: Actor, which: Which) {
  return platform.transaction(async (tx) => {
    const { portfolio, invitation } = await requireUnanswered(tx, actor, which);
    const now = platform.clock.now();
    const { token, stored } = newLink(now);
    await renewInvitation(tx, invitation.id, { ...stored, invitedByUserId: actor.user.id }, now);
    const { email: to, firstName, role } = invitation;
    const invitedByName = `${actor.user.firstName} ${actor.user.lastName}`;
    const told = { to, firstName, role, invitedBy: invitedByName, business: portfolio.name };
    await mailInvitation(platform, tx, token, told);
    await audit(tx, platform.clock, actor, {
      act: 'team.invitation-resent',
      target: { kind: 'team-invitation', id: invitation.id },
    });
    await tellTeam(platform, tx, which.portfolioId);
    return presentInvitation({ ...invitation, invitedByName, expiresAt: stored.expiresAt }, now);
  });
}
