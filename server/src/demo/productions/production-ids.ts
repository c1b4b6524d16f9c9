import { slug } from '../../features/reference-data/vocabulary/term.ts';
import { demoId } from '../demo-id.ts';
import type { ProductionPlan, RolePlan } from './plan.ts';

/** Roles and their calls go by 'weighbridge-nine/di-rhona-tait'. */
export function roleKey(production: Pick<ProductionPlan, 'key'>, role: Pick<RolePlan, 'title'>) {
  return `${production.key}/${slug(role.title)}`;
}

export const productionIdOf = (key: string) => demoId(`production/${key}`);
export const roleIdOf = (key: string) => demoId(`role/${key}`);
export const callIdOf = (key: string) => demoId(`call/${key}`);
