import { productionRoles } from '../../features/productions/roles/tables.ts';
import { workDaysOf } from '../../features/productions/roles/work-days.ts';
import {
  productionCollaborators,
  productionDates,
  productions,
} from '../../features/productions/tables.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { dayAt, isoDay } from '../demo-time.ts';
import { insertMany } from '../insert-many.ts';
import { companyIdOf } from '../people/clients.ts';
import { userIdOf } from '../people/person-key.ts';
import { PRODUCTIONS } from './all-productions.ts';
import { describeRole } from './describe-role.ts';
import type { ProductionPlan, RolePlan } from './plan.ts';
import { productionIdOf, roleIdOf, roleKey } from './production-ids.ts';
import { creatorOf } from './team-of.ts';

export const loadProductions: DemoLoader = async (tx, now) => {
  const all = <Row>(rowsOf: (plan: ProductionPlan) => Row[]) => PRODUCTIONS.flatMap(rowsOf);
  await insertMany(
    tx,
    productions,
    all((plan) => [productionRow(plan, now)]),
  );
  await insertMany(
    tx,
    productionDates,
    all((plan) => dateRows(plan, now)),
  );
  await insertMany(
    tx,
    productionCollaborators,
    all((plan) => collaboratorRows(plan, now)),
  );
  await insertMany(
    tx,
    productionRoles,
    all((plan) => plan.roles.map((role, position) => roleRow(plan, role, position, now))),
  );
};

function productionRow(plan: ProductionPlan, now: Date): typeof productions.$inferInsert {
  const { key, title, codeName, typeId, status, company, synopsis, facts } = plan;
  const { dates: _, locations, ndaText, ...said } = facts;
  const createdAt = dayAt(now, -plan.begunDaysAgo, 10);
  const archivedAt =
    plan.archivedDaysAgo === undefined ? null : dayAt(now, -plan.archivedDaysAgo, 15);
  return {
    id: productionIdOf(key),
    companyId: companyIdOf(company),
    createdByUserId: userIdOf(creatorOf(plan)),
    title,
    codeName: codeName ?? null,
    isConfidential: codeName !== undefined,
    typeId,
    status,
    synopsis,
    ...said,
    locations: [...locations],
    ndaText: ndaText ?? null,
    archivedAt,
    createdAt,
    updatedAt: archivedAt ?? lastChangeOf(plan, now),
  };
}

/** The day its newest call was opened, or that it was begun. */
function lastChangeOf({ roles, begunDaysAgo }: ProductionPlan, now: Date): Date {
  const opened = roles.map(({ call }) => call?.openedDaysAgo ?? begunDaysAgo);
  return dayAt(now, -Math.min(begunDaysAgo, ...opened), 10);
}

function dateRows({ key, facts }: ProductionPlan, now: Date) {
  return facts.dates.map(({ label, inDays, untilDays, note }, position) => ({
    productionId: productionIdOf(key),
    position,
    label,
    from: isoDay(now, inDays),
    to: untilDays === undefined ? null : isoDay(now, untilDays),
    note: note ?? null,
  }));
}

function collaboratorRows({ key, team = [] }: ProductionPlan, now: Date) {
  return team.map(({ who, rights, sinceDaysAgo }) => ({
    productionId: productionIdOf(key),
    userId: userIdOf(who),
    rights,
    createdAt: dayAt(now, -sinceDaysAgo, 11),
  }));
}

function roleRow(
  production: ProductionPlan,
  role: RolePlan,
  position: number,
  now: Date,
): typeof productionRoles.$inferInsert {
  const createdAt = dayAt(now, -production.begunDaysAgo, 11);
  const cancelledAt = role.isCancelled ? dayAt(now, -(role.call?.endedDaysAgo ?? 1), 16) : null;
  const form = describeRole(production, role, now);
  return {
    id: roleIdOf(roleKey(production, role)),
    productionId: productionIdOf(production.key),
    ...form,
    ...workDaysOf(form),
    position,
    cancelledAt,
    createdAt,
    updatedAt: cancelledAt ?? createdAt,
  };
}
