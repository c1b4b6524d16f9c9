import { OFFER_OF_ROLE } from '@callboard/contract/plans';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requirePortfolio } from '../../business-portfolios/require-portfolio.ts';
import { mayManagePlan } from '../policy.ts';
import type { Holder } from './holder.ts';
import { findCompanyOf } from './queries.ts';

/** Agents name the portfolio; everyone else has one plan. */
export type Whose = { portfolioId?: string | undefined };
export type Standing = { holder: Holder; name: string; mayManage: boolean };

/** Whose plan the actor looks at, and whether it is theirs to manage. */
export async function requireHolder(
  { db }: Platform,
  actor: Actor,
  { portfolioId }: Whose,
): Promise<Standing> {
  const { user } = actor;
  if (user.role === 'talent') {
    const name = `${user.firstName} ${user.lastName}`;
    return { holder: { offer: 'talent', id: user.id }, name, mayManage: true };
  }
  if (user.role === 'client') {
    const company = await findCompanyOf(db, user.id);
    if (company === undefined) throw new AppError('NOT_FOUND');
    return { holder: { offer: 'client', id: company.id }, name: company.name, mayManage: true };
  }
  if (portfolioId === undefined) {
    throw new AppError('INVALID_INPUT', { fields: { portfolioId: 'Please choose a business' } });
  }
  const { portfolio, role } = await requirePortfolio(db, actor, portfolioId);
  return {
    holder: { offer: 'agency', id: portfolio.id },
    name: portfolio.name,
    mayManage: mayManagePlan(role),
  };
}

export async function requireManagedHolder(
  platform: Platform,
  actor: Actor,
  whose: Whose,
): Promise<Standing> {
  const standing = await requireHolder(platform, actor, whose);
  if (!standing.mayManage) throw new AppError('FORBIDDEN');
  return standing;
}

/** The same for a holder that is known from elsewhere: strangers learn nothing of it. */
export async function requireThisHolder(
  platform: Platform,
  actor: Actor,
  holder: Holder,
): Promise<Standing> {
  if (OFFER_OF_ROLE[actor.user.role] !== holder.offer) throw new AppError('NOT_FOUND');
  const standing = await requireHolder(platform, actor, { portfolioId: holder.id });
  if (standing.holder.id !== holder.id) throw new AppError('NOT_FOUND');
  return standing;
}
