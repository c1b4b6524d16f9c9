import type { RoleReport } from '@callboard/contract/analytics';
import { type Place, pageOf } from '../../../platform/http/time-cursor.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Period } from '../figures/period.ts';
import { presentRoleReport } from './present-role-report.ts';
import { countRoles, listOpenedRoles, type Scope } from './queries.ts';

type Page = { after: Place | undefined; limit: number };

/** A page of roles with the figures of each, the newest first. */
export async function listRoleReports(
  { db, clock }: Platform,
  scope: Scope,
  period: Period,
  { after, limit }: Page,
): Promise<{ roles: RoleReport[]; nextCursor: string | null }> {
  const rows = await listOpenedRoles(db, scope, period, { after, limit: limit + 1 });
  const { shown, nextCursor } = pageOf(rows, limit, ({ openedAt }) => openedAt);
  const counted = await countRoles(db, shown, clock.now());
  const figures = new Map(counted.map((one) => [one.roleId, one]));
  const roles = shown.flatMap((role) => {
    const own = figures.get(role.id);
    return own === undefined ? [] : [presentRoleReport(role, own)];
  });
  return { roles, nextCursor };
}
