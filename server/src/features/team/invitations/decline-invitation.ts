import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellTeam } from '../../business-portfolios/tell-team.ts';
import { notify } from '../../notifications/notify.ts';
import { teamLink } from '../team-link.ts';
import { holdInvitation, requireOpen } from './hold-invitation.ts';
import { endInvitation } from './queries.ts';

/** Whoever holds the link reads the mailbox it went to; saying no takes no account. */
export async function declineInvitation(platform: Platform, token: string): Promise<void> {
  await platform.transaction(async (tx) => {
    const held = await holdInvitation(tx, token);
    const { invitation, portfolio } = held;
    requireOpen(held, platform.clock.now());
    await endInvitation(tx, invitation.id, 'declined', platform.clock.now());
    await audit(tx, platform.clock, null, {
      act: 'team.invitation-declined',
      target: { kind: 'team-invitation', id: invitation.id },
    });
    await notify(platform, tx, [invitation.invitedByUserId], {
      kind: 'team',
      title: `${invitation.firstName} ${invitation.lastName} declined`,
      content: `They do not join the team of ${portfolio.name}.`,
      link: teamLink(portfolio.id),
    });
    await tellTeam(platform, tx, portfolio.id);
  });
}
