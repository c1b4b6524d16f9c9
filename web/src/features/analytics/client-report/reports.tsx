import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { ApiError } from '../../../lib/api-error.ts';
import { useIsDesk } from '../../../lib/use-is-desk.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadMore } from '../../../ui/cursor-pagination.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { isNoAddress } from '../no-address.ts';
import { ReportBar } from './report-bar.tsx';
import { reportQuery } from './report-queries.ts';
import { ReportTotals } from './report-totals.tsx';
import { ReportsLocked } from './reports-locked.tsx';
import { RoleCards } from './role-cards.tsx';
import { RoleTable } from './role-table.tsx';
import { useReportAddress } from './use-report-address.ts';
import { WhoReadsIt } from './who-reads-it.tsx';

/** How a company's roles were filled and its applicants answered. */
export function Reports() {
  const address = useReportAddress();
  const report = useInfiniteQuery({
    ...reportQuery(address.filters),
    placeholderData: keepPreviousData,
  });
  if (report.error instanceof ApiError && report.error.code === 'PRO_NEEDED') {
    return <ReportsLocked />;
  }
  // Asked again, the answer would be the same.
  const isGone = address.filters.productionId !== undefined && isNoAddress(report.error);
  const [first] = report.data?.pages ?? [];
  const roles = report.data?.pages.flatMap((page) => page.roles) ?? [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ReportBar address={address} hasFile={roles.length > 0} />
      {report.isPending && <Waiting />}
      {isGone && <NoSuchProduction onAll={() => address.chooseProduction(undefined)} />}
      {report.isLoadingError && !isGone && (
        <ErrorState
          title="The report could not be loaded"
          text={report.error.message}
          onRetry={() => void report.refetch()}
          isRetrying={report.isFetching}
        />
      )}
      {first !== undefined && (
        <>
          <WhoReadsIt shownToTalent={first.shownToTalent} />
          {first.totals && <ReportTotals totals={first.totals} />}
          {roles.length === 0 ? <NoRoles /> : <Roles roles={roles} />}
          <LoadMore
            hasMore={report.hasNextPage}
            isLoading={report.isFetchingNextPage}
            onLoadMore={() => void report.fetchNextPage()}
          />
        </>
      )}
    </div>
  );
}

function Roles(props: Parameters<typeof RoleTable>[0]) {
  return useIsDesk() ? <RoleTable {...props} /> : <RoleCards {...props} />;
}

function NoSuchProduction({ onAll }: { onAll: () => void }) {
  return (
    <EmptyState
      icon={ChartNoAxesColumn}
      title="There is no such production here"
      text="It was removed, or its team has not taken you in."
      action={<Button onClick={onAll}>See all productions</Button>}
    />
  );
}

function NoRoles() {
  return (
    <EmptyState
      icon={ChartNoAxesColumn}
      title="No call opened in this period"
      text="A role stands here from the day its first call opens. Look further back, or at all productions."
    />
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
