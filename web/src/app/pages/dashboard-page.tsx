import { DashboardPage as Overview } from '../../features/dashboard/dashboard-page.tsx';
import { AttentionCard } from '../../features/tasks/attention-card.tsx';

/** Where everything stands, with the most urgent tasks beside it. */
export function DashboardPage() {
  return <Overview attention={<AttentionCard />} />;
}
