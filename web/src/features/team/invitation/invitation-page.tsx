import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { MailX } from 'lucide-react';
import { ApiError } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/use-session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { openedQuery } from '../team-queries.ts';
import { InvitationCard } from './invitation-card.tsx';

/** Where the link of an invitation leads, signed in or not. */
export function InvitationPage() {
  const { token = '' } = useParams({ strict: false });
  const { status } = useSession();
  const opened = useQuery(openedQuery(token));
  const isPending = status === 'unchecked' || status === 'pending' || opened.isPending;
  return (
    <div className="mx-auto grid w-full max-w-[480px] py-4 lg:py-12">
      {isPending && <Loading />}
      {!isPending && opened.data !== undefined && (
        <InvitationCard token={token} invitation={opened.data} />
      )}
      {!isPending && opened.isLoadingError && (
        <Unopened
          error={opened.error}
          onRetry={() => void opened.refetch()}
          isRetrying={opened.isFetching}
        />
      )}
    </div>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <h1 className="sr-only">Team invitation</h1>
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}

type UnopenedProps = { error: Error; onRetry: () => void; isRetrying: boolean };

function Unopened({ error, ...retry }: UnopenedProps) {
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <div className="rounded-card border border-line bg-raised">
      <h1 className="sr-only">Team invitation</h1>
      {isMissing ? (
        <EmptyState
          icon={MailX}
          title="This link does not work"
          text="When an invitation is sent again, only the newest link counts: look for a newer mail, or ask whoever invited you."
        />
      ) : (
        <ErrorState title="The invitation could not be loaded" text={error.message} {...retry} />
      )}
    </div>
  );
}
