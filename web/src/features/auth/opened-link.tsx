import type { UseQueryResult } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useSession } from '../../lib/use-session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type Props<Opened> = {
  /** What the link is for, until it shows itself. */
  heading: string;
  opened: UseQueryResult<Opened>;
  /** To whoever follows a link that is none. */
  missing: string;
  failed: string;
  children: (opened: Opened) => ReactNode;
};

/** Where a link in a mail leads, signed in or not: what it opens, once it is known who is here. */
export function OpenedLink<Opened>({ heading, opened, missing, failed, children }: Props<Opened>) {
  const { status } = useSession();
  const isPending = status === 'unchecked' || status === 'pending' || opened.isPending;
  return (
    <div className="mx-auto grid w-full max-w-[480px] py-4 lg:py-12">
      {isPending && (
        <div aria-busy="true" className="grid gap-4">
          <h1 className="sr-only">{heading}</h1>
          <Skeleton className="h-64 rounded-card" />
        </div>
      )}
      {!isPending && opened.data !== undefined && children(opened.data)}
      {!isPending && opened.isLoadingError && (
        <div className="rounded-card border border-line bg-raised">
          <h1 className="sr-only">{heading}</h1>
          {isMissing(opened.error) ? (
            <EmptyState icon={MailX} title="This link does not work" text={missing} />
          ) : (
            <ErrorState
              title={failed}
              text={opened.error.message}
              onRetry={() => void opened.refetch()}
              isRetrying={opened.isFetching}
            />
          )}
        </div>
      )}
    </div>
  );
}

function isMissing(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
