import {
  productionCollaborators,
  productionRoles,
  productions,
} from '../../features/productions/tables.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { dayAt } from '../demo-time.ts';
import { COMPANIES, companyIdOf } from '../people/clients.ts';
import { userIdOf } from '../people/person-key.ts';
import { PRODUCTIONS } from './all-productions.ts';
import type { ProductionPlan, RolePlan } from './plan.ts';
import { productionIdOf, roleIdOf, roleKey } from './production-ids.ts';

const COLLABORATIONS = [
  { production: 'weighbridge-nine', who: 'rosalind-voss', rights: 'manage' },
  { production: 'kestrel-and-daughters', who: 'rosalind-voss', rights: 'review' },
] as const;

export const loadProductions: DemoLoader = async (tx, now) => {
  await tx.insert(productions).values(PRODUCTIONS.map((plan) => productionRow(plan, now)));
  await tx.insert(productionCollaborators).values(
    COLLABORATIONS.map(({ production, who, rights }) => ({
      productionId: productionIdOf(production),
      userId: userIdOf(who),
      rights,
      createdAt: dayAt(now, -30, 11),
    })),
  );
  await tx
    .insert(productionRoles)
    .values(
      PRODUCTIONS.flatMap((plan) =>
        plan.roles.map((role, position) => roleRow(plan, role, position, now)),
      ),
    );
};

function productionRow(plan: ProductionPlan, now: Date): typeof productions.$inferInsert {
  const { key, title, codeName, typeId, status, company, synopsis } = plan;
  const createdAt = dayAt(now, -plan.begunDaysAgo, 10);
  return {
    id: productionIdOf(key),
    companyId: companyIdOf(company),
    createdByUserId: userIdOf(COMPANIES[company].head),
    title,
    codeName,
    isConfidential: codeName !== undefined,
    typeId,
    status,
    synopsis,
    createdAt,
    updatedAt: createdAt,
  };
}

function roleRow(
  production: ProductionPlan,
  role: RolePlan,
  position: number,
  now: Date,
): typeof productionRoles.$inferInsert {
  const createdAt = dayAt(now, -production.begunDaysAgo, 11);
  const cancelledAt = role.isCancelled ? dayAt(now, -(role.call?.endedDaysAgo ?? 1), 16) : null;
  return {
    id: roleIdOf(roleKey(production, role)),
    productionId: productionIdOf(production.key),
    title: role.title,
    roleType: role.crewRole === undefined ? 'talent' : 'crew',
    talentTypeId: role.talentType,
    crewRoleId: role.crewRole,
    description: role.description,
    countNeeded: role.count ?? 1,
    playingAgeMin: role.ages?.[0],
    playingAgeMax: role.ages?.[1],
    ...role.pay,
    position,
    cancelledAt,
    createdAt,
    updatedAt: cancelledAt ?? createdAt,
  };
}
