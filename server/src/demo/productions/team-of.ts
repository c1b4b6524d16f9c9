import { COMPANIES } from '../people/clients.ts';
import type { ProductionPlan } from './plan.ts';

export function creatorOf({ by, company }: ProductionPlan): string {
  return by ?? COMPANIES[company].head;
}

/** Who moves people and says what they think, whoever made it first. */
export function reviewersOf(plan: ProductionPlan): string[] {
  const others = (plan.team ?? []).filter(({ rights }) => rights !== 'view');
  return [creatorOf(plan), ...others.map(({ who }) => who)];
}
