import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ApiError } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { boardQuery, useFollowedBoard } from '../casting-board/api.ts';
import { RoleHeader } from './role-header.tsx';
import { RoleMissing } from './role-missing.tsx';
import { RolePageSkeleton } from './role-page-skeleton.tsx';
import { roleQuery } from './role-queries.ts';
import { isTabOf, RoleTabs } from './role-tabs.tsx';
import { useFollowCall } from './use-follow-call.ts';

/** The role and its first faces. */
RolePage.read = (queries: QueryClient, { id = '' }: Record<string, string>) =>
  Promise.all([
    queries.prefetchQuery(roleQuery(id)),
    queries.prefetchQuery(boardQuery(queries, id)),
  ]);

/** A role: what it is, and everyone who wants it. */
export function RolePage() {
  const { id = '' } = useParams({ strict: false });
  const { tab } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data: role, error, refetch } = useQuery(roleQuery(id));
  const board = useFollowedBoard(id);
  useFollowCall(role);
  usePageTitle(role?.title);
  if (role === undefined) {
    if (error === null) return <RolePageSkeleton />;
    // An address that nobody could have is told like one that nobody has.
    if (error instanceof ApiError && [400, 404].includes(error.status)) return <RoleMissing />;
    return (
      <div className="grid gap-5">
        <PageHeader title="Role" />
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      </div>
    );
  }
  const counts = board?.counts ?? role.counts;
  const usual = counts.all > 0 ? 'applications' : 'overview';
  const shown = isTabOf(role, tab) ? tab : usual;
  return (
    // Another role's page begins anew.
    <div key={id} className="grid gap-1 lg:-mt-2">
      <RoleHeader
        role={role}
        isPublishingBelow={shown === 'overview' || (shown === 'applications' && counts.all === 0)}
      />
      <RoleTabs
        role={role}
        counts={counts}
        tab={shown}
        // What was looked for in one tab is nothing to the next.
        onTab={(next) => void navigate({ to: '.', search: { tab: next }, replace: true })}
      />
    </div>
  );
}
