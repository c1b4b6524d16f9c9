import type { authEndpoints } from '@callboard/contract/auth';
import type { ResultOf } from '@callboard/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { Laptop, Smartphone } from 'lucide-react';
import { describeDevice } from '../../lib/describe-device.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { sessionsQuery, useEndOtherSessions, useEndSession } from './api.ts';

type Session = ResultOf<typeof authEndpoints.listSessions>['items'][number];

export function SessionsCard() {
  const sessions = useQuery(sessionsQuery);
  const endOthers = useEndOtherSessions();
  const hasOthers = (sessions.data?.items.length ?? 0) > 1;
  return (
    <Card
      title="Devices"
      description="Where you are signed in."
      aside={
        hasOthers && (
          <Button
            isPending={endOthers.isPending}
            onClick={() =>
              endOthers.mutate(undefined, {
                onSuccess: () => toast({ title: 'Signed out everywhere else' }),
                onError: showFailure,
              })
            }
          >
            Sign out everywhere else
          </Button>
        )
      }
    >
      {sessions.isPending && <Skeleton className="h-14" />}
      {sessions.isError && (
        <ErrorState
          title="Your devices could not be loaded"
          text={sessions.error.message}
          onRetry={() => sessions.refetch()}
        />
      )}
      {sessions.isSuccess && (
        <ul className="divide-y divide-line">
          {sessions.data.items.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function SessionRow({ session }: { session: Session }) {
  const end = useEndSession();
  const device = describeDevice(session.userAgent);
  const Icon = /iPhone|Android/.test(device) ? Smartphone : Laptop;
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {session.isCurrent && <Badge>This device</Badge>}
        </p>
        <p className="text-13 text-muted">
          {session.address} · last used <LastUsed at={session.lastUsedAt} />
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          isPending={end.isPending}
          aria-label={`Sign out ${device}`}
          onClick={() => end.mutate(session.id, { onError: showFailure })}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

function LastUsed({ at }: { at: string }) {
  const { timeZone } = useCurrentUser();
  const format = new Intl.DateTimeFormat(undefined, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}

function showFailure({ message }: Error): void {
  toast({ title: 'Error', description: message, variant: 'destructive' });
}
