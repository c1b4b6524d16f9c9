import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { lockPortfolio } from '../../business-portfolios/require-portfolio.ts';
import { findInvitation } from './queries.ts';

export type Which = { portfolioId: string; invitationId: string };

/** An unanswered invitation of a portfolio that the actor manages; nobody answers it meanwhile. */
export async function requireUnanswered(tx: Transaction, actor: Actor, which: Which) {
  const { portfolioId, invitationId } = which;
  const { portfolio } = await lockPortfolio(tx, actor, portfolioId, 'manage');
  const invitation = await findInvitation(tx, portfolioId, invitationId);
  if (invitation === undefined) throw new AppError('NOT_FOUND');
  if (invitation.status !== 'pending') throw new AppError('INVITATION_ENDED');
  return { portfolio, invitation };
}
