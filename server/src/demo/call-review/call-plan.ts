import type { CallCautionKind } from '@callboard/contract/call-review';
import type { RoleForm } from '@callboard/contract/role-form';
import type { NewcomerKey } from './newcomers.ts';

/** A call that waits for a moderator, or did. */
export type CallPlan = {
  key: string;
  by: NewcomerKey;
  production: { title: string; typeId: string; synopsis: string | null };
  role: Pick<RoleForm, 'title' | 'description'> & Partial<RoleForm>;
  postedHoursAgo: number;
  /** Of one that was not let through. */
  rejected?: { hoursAgo: number; reason: string };
  /** What a moderator should find beside it. */
  shows: readonly CallCautionKind[];
};

/** In pounds. */
export const dayRate = (pounds: number) =>
  ({ payKind: 'paid', payAmount: pounds * 100, payUnit: 'day', payCurrency: 'GBP' }) as const;
