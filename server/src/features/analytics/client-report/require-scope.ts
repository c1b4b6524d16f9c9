import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isCompanyOnPro } from '../../billing/conditions.ts';
import { requireProduction } from '../../productions/require-rights.ts';
import { findCompany, type Scope } from './queries.ts';

type Asked = { productionId?: string | undefined };
type Shown = { percent: number; days: number | null } | null;

/**
 * Whose roles the actor reads about: those of their company in productions that they take part in, on
 * Pro; an admin everybody's. A colleague's productions stay as closed here as everywhere.
 */
export async function requireScope(
  { db }: Platform,
  actor: Actor,
  { productionId }: Asked,
): Promise<Scope & { shownToTalent: Shown }> {
  const isAdmin = actor.user.role === 'admin';
  const company = isAdmin ? undefined : await findCompany(db, actor.user.id);
  if (!isAdmin && company === undefined) throw new AppError('NOT_FOUND');
  if (company !== undefined && !(await isCompanyOnPro(db, company.id))) {
    throw new AppError('PRO_NEEDED');
  }
  if (productionId !== undefined) await requireProduction(db, actor, productionId);
  return {
    companyId: company?.id,
    userId: isAdmin ? undefined : actor.user.id,
    productionId,
    shownToTalent: shownOf(company),
  };
}

function shownOf(company: Awaited<ReturnType<typeof findCompany>>): Shown {
  if (company?.percent == null) return null;
  return { percent: company.percent, days: company.days };
}
