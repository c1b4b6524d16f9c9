import type { PortfolioDetail } from '@callboard/contract/business-portfolios';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { rosterQuery } from '../roster/api.ts';
import { ContactSheet } from './contact-sheet.tsx';
import { LatestSubmissions } from './latest-submissions.tsx';
import { TalentSearch } from './talent-search.tsx';
import { useRosterView } from './use-roster-view.ts';
import { WaitingToday } from './waiting-today.tsx';

const SCOPES = [
  { value: 'mine', label: 'My talents' },
  { value: 'whole', label: 'Whole roster' },
] as const;

/** What waits today first, then everybody's face. */
export function RosterDashboard({ portfolio }: { portfolio: PortfolioDetail }) {
  const { id: agentId } = useCurrentUser();
  const view = useRosterView();
  const mayManage = portfolio.role === 'admin';
  const scope = mayManage ? view.scope : 'mine';
  const own = useInfiniteQuery(rosterQuery(portfolio.id, { assignedTo: agentId, sort: 'waiting' }));
  const shown = useInfiniteQuery(
    rosterQuery(portfolio.id, {
      // Asked and not yet answered: nobody acts for them.
      ...(scope === 'mine' ? { assignedTo: agentId } : { standing: 'represented' }),
      ...(view.search !== undefined && { search: view.search }),
      sort: 'waiting',
    }),
  );
  const total = shown.data?.pages[0]?.total;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 lg:gap-x-4">
      <div className="lg:col-span-2">
        <PageHeader
          title="Talent Dashboard"
          facts={portfolio.name}
          actions={
            <Button asChild>
              <Link to="/managed-talent">
                {mayManage ? 'Add or assign talent' : 'Managed talent'}
              </Link>
            </Button>
          }
        />
      </div>
      <WaitingToday roster={own} />
      {/* On a phone the faces come first. */}
      <LatestSubmissions className="max-lg:order-last" />
      <section aria-labelledby="roster-heading" className="grid gap-4 lg:col-span-2">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="roster-heading" className="font-semibold text-16">
            Work as
            {total !== undefined && (
              <span className="ml-2 font-normal text-13 text-muted tabular-nums">{total}</span>
            )}
          </h2>
          <div className="flex w-full flex-wrap items-center gap-3 sm:w-auto">
            {mayManage && (
              <Segmented
                label="Whose talents"
                options={SCOPES}
                value={scope}
                onValueChange={view.setScope}
              />
            )}
            <TalentSearch value={view.search ?? ''} onSearch={view.setSearch} />
          </div>
        </div>
        <ContactSheet portfolio={portfolio} roster={shown} view={view} scope={scope} />
      </section>
    </div>
  );
}
