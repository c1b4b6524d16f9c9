import type { RoleDetail } from '@callboard/contract/production-roles';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRealtime } from '../../lib/use-realtime.ts';
import { roleQuery } from './role-queries.ts';

/** While a call is in review: what a moderator decides comes with a notification, and shows at once. */
export function useFollowCall(role: RoleDetail | undefined): void {
  const realtime = useRealtime();
  const queries = useQueryClient();
  const reviewedId = role?.call?.status === 'in_review' ? role.id : undefined;
  useEffect(() => {
    if (reviewedId === undefined) return;
    const { queryKey } = roleQuery(reviewedId);
    return realtime.on('notification:new', () => {
      void queries.invalidateQueries({ queryKey, exact: true });
    });
  }, [realtime, queries, reviewedId]);
}
