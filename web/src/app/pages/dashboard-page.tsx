import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { DashboardPage as Overview } from '../../features/dashboard/dashboard-page.tsx';
import { AttentionCard } from '../../features/tasks/attention-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const Reports = lazy(async () => ({
  default: (await import('../../features/analytics/client-report/reports.tsx')).Reports,
}));

/** Where everything stands, with the most urgent tasks beside it, and how roles were filled before. */
export function DashboardPage() {
  const navigate = useNavigate();
  const tab = useSearch({ strict: false }).tab === 'reports' ? 'reports' : 'today';
  const open = (next: string) =>
    void navigate({
      to: '/dashboard',
      search: next === 'today' ? {} : { tab: next },
      resetScroll: false,
    });
  return (
    <Overview
      attention={<AttentionCard />}
      tab={tab}
      onTab={open}
      reports={
        <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
          <Reports />
        </Suspense>
      }
    />
  );
}
