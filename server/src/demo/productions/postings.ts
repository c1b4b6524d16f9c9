import { dayAt } from '../demo-time.ts';
import { PRODUCTIONS } from './all-productions.ts';
import type { CallPlan, ProductionPlan, RolePlan } from './plan.ts';
import { roleKey } from './production-ids.ts';

export type Posting = { production: ProductionPlan; role: RolePlan; call: CallPlan; key: string };

/** Every role that has a call, with the call. */
export const POSTINGS: readonly Posting[] = PRODUCTIONS.flatMap((production) =>
  production.roles.flatMap((role) => {
    const { call } = role;
    return call === undefined ? [] : [{ production, role, call, key: roleKey(production, role) }];
  }),
);

export function openedAt({ openedDaysAgo }: CallPlan, now: Date): Date | null {
  return openedDaysAgo === null ? null : dayAt(now, -openedDaysAgo, 9);
}

export function endedAt({ endedDaysAgo }: CallPlan, now: Date): Date | null {
  return endedDaysAgo === null ? null : dayAt(now, -endedDaysAgo, 17);
}
