import type { Actor } from '../../../platform/actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/notify.ts';
import { teamLink } from '../team-link.ts';

type Removal = {
  actor: Actor;
  portfolio: { id: string; name: string; ownerUserId: string };
  member: { userId: string; firstName: string; lastName: string };
  /** How many the owner has from them now. */
  talents: number;
};

/** Tells whoever is removed, and the owner, who has their talents now; not whoever did it. */
export async function tellOfRemoval(
  platform: Platform,
  tx: Transaction,
  { actor: { user }, portfolio, member, talents }: Removal,
): Promise<void> {
  const by = `${user.firstName} ${user.lastName}`;
  if (member.userId !== user.id) {
    await notify(platform, tx, [member.userId], {
      kind: 'team',
      title: `You are no longer with ${portfolio.name}`,
      content: `${by} took you off its team.${talents === 0 ? '' : ' The talents you worked with have passed to its owner.'}`,
      link: '/business-management',
    });
  }
  if (portfolio.ownerUserId !== user.id) {
    await notify(platform, tx, [portfolio.ownerUserId], {
      kind: 'team',
      title: `${member.firstName} ${member.lastName} is no longer with ${portfolio.name}`,
      content: `${by} took them off the team. ${describePassed(talents)}`,
      link: teamLink(portfolio.id),
    });
  }
}

function describePassed(talents: number): string {
  if (talents === 0) return 'They had no talents assigned to them.';
  return talents === 1
    ? 'Their talent is assigned to you now.'
    : `Their ${talents} talents are assigned to you now.`;
}
