import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findOnTeam } from '../members/queries.ts';
import { isInvited } from '../policy.ts';
import { holdInvitation, requireOpen } from './hold-invitation.ts';
import { welcomeMember } from './welcome-member.ts';

/** Joins with the account that has the invitation's address. Twice is the same as once. */
export async function acceptInvitation(platform: Platform, actor: Actor, token: string) {
  return platform.transaction(async (tx) => {
    const held = await holdInvitation(tx, token);
    const { invitation } = held;
    const { portfolioId } = invitation;
    if (!isInvited(actor.user, invitation)) throw new AppError('INVITATION_OF_ANOTHER');
    const isAccepted = invitation.status === 'accepted';
    if (isAccepted && (await findOnTeam(tx, portfolioId, actor.user.id))) return { portfolioId };
    requireOpen(held, platform.clock.now());
    await welcomeMember(platform, tx, held, actor.user);
    await audit(tx, platform.clock, actor, {
      act: 'team.invitation-accepted',
      target: { kind: 'team-invitation', id: invitation.id },
      difference: { portfolioId, role: invitation.role },
    });
    return { portfolioId };
  });
}
