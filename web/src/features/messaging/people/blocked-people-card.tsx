import type { BlockedPerson } from '@callboard/contract/blocks';
import { useQuery } from '@tanstack/react-query';
import { relativeDate } from '../../../lib/relative-date.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { blocksQuery, useUnblock } from './block-queries.ts';

/** Whom one takes no messages from. */
export function BlockedPeopleCard() {
  const blocks = useQuery(blocksQuery);
  return (
    <Card title="Blocked people" description="They cannot write to you, and are not told.">
      {blocks.isPending && <Skeleton className="h-10" />}
      {blocks.isLoadingError && (
        <ErrorState
          title="They could not be loaded"
          text={blocks.error.message}
          onRetry={() => void blocks.refetch()}
          isRetrying={blocks.isFetching}
        />
      )}
      {blocks.data?.items.length === 0 && (
        <p className="text-13 text-muted">
          Nobody. Whoever bothers you can be blocked from the menu of a conversation.
        </p>
      )}
      {blocks.data !== undefined && blocks.data.items.length > 0 && (
        <ul aria-label="Blocked people" className="divide-y divide-line">
          {blocks.data.items.map((person) => (
            <BlockedRow key={person.userId} person={person} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function BlockedRow({ person }: { person: BlockedPerson }) {
  const unblock = useUnblock();
  const { name, photoUrl, blockedAt } = person;
  return (
    <li className="flex items-center gap-3 py-2.5 first:pt-0 last:pb-0">
      <Avatar src={photoUrl} profileName={name} />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="truncate font-medium">
          {name}
        </p>
        <p className="text-13 text-muted">
          Blocked · <time dateTime={blockedAt}>{relativeDate(blockedAt)}</time>
        </p>
      </div>
      <Button
        isPending={unblock.isPending}
        aria-label={`Unblock ${name}`}
        onClick={() => unblock.mutate(person)}
      >
        Unblock
      </Button>
    </li>
  );
}
