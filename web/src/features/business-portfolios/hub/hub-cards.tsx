import type { PortfolioDetail } from '@callboard/contract/business-portfolios';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Building2, type LucideIcon, UserRoundSearch, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { rosterCountQuery, teamInvitationsQuery, teamQuery } from '../page-queries.ts';
import { PortfolioLogo } from '../portfolio-logo.tsx';
import { portfolioSearch } from '../which-portfolio.tsx';

type Props = { portfolio: PortfolioDetail };

export function BusinessCard({ portfolio }: Props) {
  const { name, logoUrl, website, email } = portfolio;
  return (
    <HubCard to="/business-info" title="Business info" icon={Building2} portfolio={portfolio}>
      <span className="flex items-center gap-3">
        <PortfolioLogo logoUrl={logoUrl} size={10} />
        <span className="min-w-0">
          <span className="block truncate font-semibold text-14">{name}</span>
          <span className="block truncate text-13 text-muted">
            {website?.replace(/^https?:\/\//, '') ?? email ?? 'Name, logo and contact details'}
          </span>
        </span>
      </span>
    </HubCard>
  );
}

export function TeamCard({ portfolio }: Props) {
  const { id, role } = portfolio;
  const team = useQuery(teamQuery(id));
  const invitations = useQuery({ ...teamInvitationsQuery(id), enabled: role !== 'employee' });
  const waiting = invitations.data?.items.filter(({ status }) => status === 'pending').length ?? 0;
  return (
    <HubCard to="/team-members" title="Team members" icon={UsersRound} portfolio={portfolio}>
      <Count of={team} count={team.data?.items.length} one="person" many="people">
        {waiting > 0 && counted(waiting, 'invitation waits', 'invitations wait')}
      </Count>
    </HubCard>
  );
}

export function TalentsCard({ portfolio }: Props) {
  const roster = useQuery(rosterCountQuery(portfolio.id, { standing: 'represented' }));
  const asked = useQuery(rosterCountQuery(portfolio.id, { standing: 'asked' }));
  const waiting = asked.data?.total ?? 0;
  return (
    <HubCard
      to="/managed-talent"
      title="Managed talent"
      icon={UserRoundSearch}
      portfolio={portfolio}
    >
      <Count of={roster} count={roster.data?.total} one="talent" many="talents">
        {waiting > 0 && counted(waiting, 'was asked', 'were asked')}
      </Count>
    </HubCard>
  );
}

type HubCardProps = Props & {
  to: '/business-info' | '/team-members' | '/managed-talent';
  title: string;
  icon: LucideIcon;
  children: ReactNode;
};

function HubCard({ to, title, icon: Icon, portfolio, children }: HubCardProps) {
  return (
    <Link
      to={to}
      search={portfolioSearch(portfolio)}
      className="group grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-card border border-line bg-raised p-4 transition-colors hover:border-line-strong"
    >
      <span className="flex items-center gap-2.5">
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-[18px] shrink-0 text-muted" />
        <span className="min-w-0 flex-1 font-semibold text-14">{title}</span>
        <ArrowRight
          aria-hidden="true"
          className="size-4 shrink-0 text-muted transition-transform group-hover:translate-x-0.5"
        />
      </span>
      {children}
    </Link>
  );
}

type CountProps = {
  of: { isPending: boolean };
  count: number | undefined;
  one: string;
  many: string;
  /** What else there is to know. */
  children: ReactNode;
};

/** A count that cannot be had is left out: the page behind it says why. */
function Count({ of, count, one, many, children }: CountProps) {
  if (of.isPending) return <Skeleton className="h-10 w-28" />;
  return (
    <span className="flex min-h-10 flex-wrap items-baseline gap-x-2">
      {count === undefined ? (
        <span className="text-13 text-muted">Could not be counted</span>
      ) : (
        <span className="font-semibold text-28 tabular-nums leading-10">{count}</span>
      )}
      {count !== undefined && (
        <span className="text-13 text-muted">{count === 1 ? one : many}</span>
      )}
      {children && <span className="text-13 text-muted">· {children}</span>}
    </span>
  );
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
