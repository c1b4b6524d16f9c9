import type { PortfolioDetail } from '@callboard/contract/business-portfolios';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NoPortfolio } from './no-portfolio.tsx';
import { portfolioQuery } from './page-queries.ts';
import { PortfolioChooser } from './portfolio-chooser.tsx';
import { PortfolioLogo } from './portfolio-logo.tsx';
import { usePortfolioId } from './use-portfolio-id.ts';

type Props = {
  /** The page's own, for as long as there is no portfolio to show. */
  title: string;
  /** An admin's `role` in it is null: they only read. */
  children: (portfolio: PortfolioDetail) => ReactNode;
};

/**
 * Which portfolio a business page is about: an agent's is the selected one. An admin's is named by
 * `?portfolioId=…`; without it they choose one.
 */
export function WhichPortfolio({ title, children }: Props) {
  const { role } = useCurrentUser();
  const { portfolioId } = useSearch({ strict: false });
  if (role !== 'admin') return <OfAgent title={title}>{children}</OfAgent>;
  if (typeof portfolioId !== 'string' || portfolioId === '') {
    return <PortfolioChooser title={title} />;
  }
  return (
    <One key={portfolioId} id={portfolioId} title={title}>
      {(portfolio) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <ReadBar portfolio={portfolio} />
          {children(portfolio)}
        </div>
      )}
    </One>
  );
}

/** What a link to another business page has to carry along, so that an admin stays with this one. */
export function portfolioSearch({ id, role }: PortfolioDetail): { portfolioId?: string } {
  return role === null ? { portfolioId: id } : {};
}

function OfAgent({ title, children }: Props) {
  const { id, list } = usePortfolioId();
  if (id !== undefined) {
    return (
      <One key={id} id={id} title={title}>
        {children}
      </One>
    );
  }
  if (list.isPending) return <Loading title={title} />;
  return (
    <div className="grid gap-6">
      <PageHeader title={title} />
      <div className="rounded-card border border-line bg-raised lg:py-12">
        {list.isError ? (
          <ErrorState
            title="Your portfolios could not be loaded"
            text={list.error.message}
            onRetry={() => void list.refetch()}
            isRetrying={list.isFetching}
          />
        ) : (
          <NoPortfolio />
        )}
      </div>
    </div>
  );
}

/** What is there stays there, unless it is no longer theirs to see. */
function One({ id, title, children }: Props & { id: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(portfolioQuery(id));
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (data !== undefined && !isMissing) return children(data);
  if (isPending) return <Loading title={title} />;
  return (
    <div className="grid gap-6">
      <PageHeader title={title} />
      {isMissing ? (
        <Missing />
      ) : (
        <ErrorState
          title="The portfolio could not be loaded"
          text={error?.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </div>
  );
}

function Missing() {
  const { role } = useCurrentUser();
  return (
    <EmptyState
      icon={Building2}
      title="There is no portfolio here that you can see"
      text="It may have been deleted, or you are no longer on its team."
      action={role === 'admin' && <ChooseAnother />}
    />
  );
}

function ReadBar({ portfolio: { name, logoUrl, isVerified } }: { portfolio: PortfolioDetail }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-sunk px-3 py-2">
      <PortfolioLogo logoUrl={logoUrl} />
      <p className="wrap-anywhere min-w-0 flex-1 font-semibold text-14">{name}</p>
      <Badge tone="outline">{isVerified ? 'Verified' : 'Not verified'}</Badge>
      <Badge tone="outline">To read</Badge>
      <ChooseAnother />
    </div>
  );
}

function ChooseAnother() {
  return (
    <Button asChild>
      <Link to="." search={{}}>
        Choose another
      </Link>
    </Button>
  );
}

function Loading({ title }: Pick<Props, 'title'>) {
  return (
    <div aria-busy="true" className="grid gap-4">
      <h1 className="sr-only">{title}</h1>
      <Skeleton className="h-8 w-60 max-w-full" />
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-60 rounded-card" />
    </div>
  );
}
