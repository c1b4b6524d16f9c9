import { useQuery } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { dayAndTime } from '../../../lib/casting/days.ts';
import { playingTime } from '../../../lib/talent/measures.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { takesQuery } from '../tape-queries.ts';
import { groupTakes, type SentTake } from './group-takes.ts';
import { TakePlayer } from './take-player.tsx';

const ASKED_EVERY_MS = 3_000;

type Props = { invitationId: string; name: string; onClose: () => void };

/** What someone taped, by scene, in the order in which they want it seen. */
export function TakesDialog({ invitationId, name, onClose }: Props) {
  const { data, error, isLoadingError, isFetching, refetch } = useQuery({
    ...takesQuery(invitationId),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ media }) => media.status === 'processing') ? ASKED_EVERY_MS : false,
  });
  const isLate = data?.items.some((take) => take.isLate) ?? false;
  return (
    <Dialog
      open
      maxWidth={760}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Self-tape of ${name}`}
      {...(isLate && { description: 'Some of it came after it was due.' })}
    >
      {data !== undefined ? (
        <Takes takes={data.items} name={name} />
      ) : isLoadingError ? (
        <ErrorState
          title="The takes could not be loaded"
          text={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton className="aspect-video rounded-card" />
      )}
    </Dialog>
  );
}

function Takes({ takes, name }: { takes: readonly SentTake[]; name: string }) {
  if (takes.length === 0) {
    return (
      <EmptyState
        icon={Clapperboard}
        title="Nothing was sent yet"
        text={`You are told as soon as ${name} sends a take.`}
      />
    );
  }
  return (
    <div className="grid gap-6">
      {groupTakes(takes).map(({ title, isSlate, takes: ofScene }) => (
        <section key={title} aria-label={title} className="grid gap-3">
          <h3 className="wrap-anywhere font-semibold text-14">{title}</h3>
          {ofScene.map((take) => (
            <OneTake
              key={take.media.id}
              take={take}
              hasSlate={take.isSlate && !isSlate}
              label={`${name}: ${title}, take ${take.take}`}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

type OneProps = { take: SentTake; label: string; hasSlate: boolean };

function OneTake({ take, label, hasSlate }: OneProps) {
  const { media, isLate, sentAt } = take;
  return (
    <div className="grid gap-2">
      {media.status === 'ready' ? (
        <TakePlayer media={media} label={label} />
      ) : (
        <p className="grid aspect-video place-content-center rounded-card bg-sunk p-4 text-center text-13 text-muted">
          {media.status === 'refused'
            ? 'This film cannot be played.'
            : 'This film is being prepared. It is here in a moment.'}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-2 text-13 text-muted">
        <span className="font-medium text-ink">Take {take.take}</span>
        {media.durationMs !== null && (
          <span className="tabular-nums">{playingTime(media.durationMs)}</span>
        )}
        <span>sent {dayAndTime(sentAt)}</span>
        {hasSlate && <Badge tone="outline">Slate</Badge>}
        {isLate && <Badge tone="warn">Late</Badge>}
      </p>
    </div>
  );
}
