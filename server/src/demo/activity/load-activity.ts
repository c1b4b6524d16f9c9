import { productionActivities } from '../../features/productions/activity/tables.ts';
import { planApplications } from '../applications/plan-applications.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { insertMany } from '../insert-many.ts';
import { PRODUCTIONS } from '../productions/all-productions.ts';
import { productionIdOf, roleIdOf } from '../productions/production-ids.ts';
import {
  type Happening,
  ofApplications,
  ofCalls,
  ofPapers,
  ofProduction,
} from './plan-activities.ts';

export const loadActivity: DemoLoader = async (tx, now) => {
  const happenings = [
    ...PRODUCTIONS.flatMap((plan) => ofProduction(plan, now)),
    ...ofPapers(now),
    ...ofCalls(now),
    ...ofApplications(planApplications(now), now),
  ];
  await insertMany(tx, productionActivities, happenings.map(activityRow));
};

function activityRow({ kind, production, role, actor, detail, at }: Happening, index: number) {
  return {
    id: demoId(`activity/${index}`),
    productionId: productionIdOf(production),
    roleId: role === undefined ? null : roleIdOf(role),
    actorUserId: actor,
    kind,
    detail: detail ?? {},
    createdAt: at,
  };
}
