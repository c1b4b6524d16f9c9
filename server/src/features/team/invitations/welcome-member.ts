import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellTeam } from '../../business-portfolios/tell-team.ts';
import { notify } from '../../notifications/notify.ts';
import { insertMember } from '../members/queries.ts';
import { isOwnerOf } from '../policy.ts';
import { teamLink } from '../team-link.ts';
import type { holdInvitation } from './hold-invitation.ts';
import { endInvitation } from './queries.ts';

type Held = Awaited<ReturnType<typeof holdInvitation>>;
type Newcomer = { id: string; firstName: string; lastName: string };

/** Puts whoever accepts on the team, and tells its owner and whoever invited them. */
export async function welcomeMember(
  platform: Platform,
  tx: Transaction,
  { invitation, portfolio }: Held,
  { id: userId, firstName, lastName }: Newcomer,
): Promise<void> {
  const now = platform.clock.now();
  await endInvitation(tx, invitation.id, 'accepted', now);
  if (isOwnerOf(portfolio, userId)) return;
  await insertMember(tx, { portfolioId: portfolio.id, userId, role: invitation.role }, now);
  await notify(platform, tx, [portfolio.ownerUserId, invitation.invitedByUserId], {
    kind: 'team',
    title: `${firstName} ${lastName} joined ${portfolio.name}`,
    content: `They are on the team now, as an ${invitation.role}.`,
    link: teamLink(portfolio.id),
  });
  await tellTeam(platform, tx, portfolio.id);
}
