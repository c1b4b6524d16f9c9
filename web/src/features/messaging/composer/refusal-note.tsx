import type { Conversation } from '@callboard/contract/conversations';
import { useQuery } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { blocksQuery, useUnblock } from '../people/block-queries.ts';

/** In place of the composer, for those who cannot write. */
export function RefusalNote({ conversation }: { conversation: Conversation }) {
  const isBlocking = conversation.abilities.refusal === 'you_blocked';
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2 border-line border-t p-4 text-13 text-muted">
      <p className="flex items-center gap-2">
        <Ban aria-hidden="true" className="size-4 shrink-0" />
        {isBlocking
          ? 'You have blocked someone here. Unblock them to write.'
          : 'This person takes no messages from you.'}
      </p>
      {isBlocking && <Unblocking people={conversation.people} />}
    </div>
  );
}

/** Those whom one has blocked, to take it back where it is felt. */
function Unblocking({ people }: Pick<Conversation, 'people'>) {
  const { data } = useQuery(blocksQuery);
  const unblock = useUnblock();
  const blocked = new Set(data?.items.map(({ userId }) => userId));
  return people
    .filter(({ userId }) => blocked.has(userId))
    .map((person) => (
      <Button
        key={person.userId}
        isPending={unblock.isPending && unblock.variables.userId === person.userId}
        onClick={() => unblock.mutate(person)}
      >
        <span className="truncate">Unblock {person.name}</span>
      </Button>
    ));
}
