import type { PortfolioRole } from '@callboard/contract/business-portfolios';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { isOwner, mayDo, mayLookInAll, type Needed, portfolioRoleOf } from './policy.ts';
import { findPortfolioWithMember, lockPortfolioWithMember, type PortfolioRow } from './queries.ts';

type Found = { portfolio: PortfolioRow; memberRole: PortfolioRole | null };

/**
 * A portfolio in which the actor may do this much. Strangers get the same answer as where there is
 * none; a member who may not do it is told so.
 */
export async function requirePortfolio(
  db: Queryable,
  actor: Actor,
  portfolioId: string,
  needed: Needed = 'member',
) {
  return admit(actor, await findPortfolioWithMember(db, portfolioId, actor.user.id), needed);
}

/**
 * The same, and until the transaction ends nobody else changes who owns the portfolio or who is on its
 * team. For acts that depend on either.
 */
export async function lockPortfolio(
  tx: Transaction,
  actor: Actor,
  portfolioId: string,
  needed: Needed = 'member',
) {
  return admit(actor, await lockPortfolioWithMember(tx, portfolioId, actor.user.id), needed);
}

/** For its owner to delete it: nothing is added to it any more either. */
export async function lockPortfolioToEnd(tx: Transaction, actor: Actor, portfolioId: string) {
  const found = await lockPortfolioWithMember(tx, portfolioId, actor.user.id, 'update');
  return admit(actor, found, 'own');
}

/** For looking: admins of Callboard see every portfolio, and have no role in it. */
export async function requireVisiblePortfolio(
  db: Queryable,
  actor: Actor,
  portfolioId: string,
  needed: Needed = 'member',
) {
  const found = await findPortfolioWithMember(db, portfolioId, actor.user.id);
  if (found === undefined || !mayLookInAll(actor)) return admit(actor, found, needed);
  return { portfolio: found.portfolio, role: null, isOwner: false };
}

function admit(actor: Actor, found: Found | undefined, needed: Needed) {
  const role = found && portfolioRoleOf(actor, found);
  if (found === undefined || role === undefined) throw new AppError('NOT_FOUND');
  if (!mayDo(actor, found, needed)) throw new AppError('FORBIDDEN');
  return { portfolio: found.portfolio, role, isOwner: isOwner(actor, found) };
}
