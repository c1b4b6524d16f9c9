import type { Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellTeam } from '../../business-portfolios/tell-team.ts';
import { endInvitation } from './queries.ts';
import { requireUnanswered, type Which } from './require-invitation.ts';

export async function revokeInvitation(
  platform: Platform,
  actor: Actor,
  which: Which,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const { invitation } = await requireUnanswered(tx, actor, which);
    await endInvitation(tx, invitation.id, 'revoked', platform.clock.now());
    await audit(tx, platform.clock, actor, {
      act: 'team.invitation-revoked',
      target: { kind: 'team-invitation', id: invitation.id },
    });
    await tellTeam(platform, tx, which.portfolioId);
  });
}
