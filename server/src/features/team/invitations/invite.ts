import { LIMITS } from '@callboard/contract/limits';
import type { TeamInvitationForm } from '@callboard/contract/team';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockPortfolio } from '../../business-portfolios/require-portfolio.ts';
import { tellTeam } from '../../business-portfolios/tell-team.ts';
import { countMembers, findOnTeamByEmail } from '../members/queries.ts';
import { mailInvitation, newLink } from './mail-invitation.ts';
import { presentInvitation } from './present-invitation.ts';
import { countUnanswered, endExpired, insertInvitation } from './queries.ts';

/** Invites someone by e-mail. Whether the address has an account is for its reader alone to know. */
export async function invite(
  platform: Platform,
  actor: Actor,
  portfolioId: string,
  form: TeamInvitationForm,
) {
  return platform.transaction(async (tx) => {
    const { portfolio } = await lockPortfolio(tx, actor, portfolioId, 'manage');
    if (await findOnTeamByEmail(tx, portfolioId, form.email)) {
      throw new AppError('ALREADY_A_MEMBER');
    }
    const now = platform.clock.now();
    await endExpired(tx, { portfolioId, email: form.email }, now);
    await requireRoom(tx, portfolioId);
    const { token, stored } = newLink(now);
    const row = {
      ...form,
      id: newId(),
      portfolioId,
      invitedByUserId: actor.user.id,
      status: 'pending' as const,
      expiresAt: stored.expiresAt,
      createdAt: now,
    };
    const isNew = await insertInvitation(tx, { ...row, ...stored, updatedAt: now });
    if (!isNew) throw new AppError('ALREADY_INVITED');
    const invitedByName = `${actor.user.firstName} ${actor.user.lastName}`;
    const { email: to, firstName, role } = form;
    const told = { to, firstName, role, invitedBy: invitedByName, business: portfolio.name };
    await mailInvitation(platform, tx, token, told);
    await audit(tx, platform.clock, actor, {
      act: 'team.invited',
      target: { kind: 'team-invitation', id: row.id },
      difference: { portfolioId, role },
    });
    await tellTeam(platform, tx, portfolioId);
    return presentInvitation({ ...row, invitedByName }, now);
  });
}

/** The owner, the members, and those who may still join. */
async function requireRoom(tx: Transaction, portfolioId: string): Promise<void> {
  const [members, invited] = [
    await countMembers(tx, portfolioId),
    await countUnanswered(tx, portfolioId),
  ];
  if (1 + members + invited < LIMITS.teamMembers) return;
  throw new AppError('PLAN_LIMIT_REACHED', {
    message: `A team has at most ${LIMITS.teamMembers} people, those invited included.`,
  });
}
