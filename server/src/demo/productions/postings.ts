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

export function deadlineAt({ closesInDays }: CallPlan, now: Date): Date {
  return dayAt(now, closesInDays, 18);
}

export function versionOf({ before }: CallPlan): number {
  return before === undefined ? 1 : 2;
}

/** When it began to promise something else. */
export function changedAt({ before }: CallPlan, now: Date): Date | null {
  return before === undefined ? null : dayAt(now, -before.changedDaysAgo, 12);
}
