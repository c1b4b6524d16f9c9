import type { Role } from '@callboard/contract/roles';
import { Link } from '@tanstack/react-router';
import { CheckCheck, MessageCircle, SearchX } from 'lucide-react';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { InboxSearch } from './use-inbox-search.ts';

type Props = { search: InboxSearch; onNew: () => void };

/** Why the list is empty, and the one next step. */
export function NothingHere({ search, onNew }: Props) {
  const { q, isUnread, talent, isOfEveryone } = search;
  if (q !== undefined) {
    return (
      <EmptyState
        icon={SearchX}
        title={`Nothing found for “${q}”`}
        text="Names, roles, productions and words of messages are looked for."
        action={<Button onClick={() => search.find('')}>Clear the search</Button>}
      />
    );
  }
  if (isUnread) {
    return (
      <EmptyState
        icon={CheckCheck}
        title="Everything is read"
        text="What is new shows here until you have opened it."
        action={<Button onClick={() => search.show('all')}>Show all</Button>}
      />
    );
  }
  if (talent !== null && !isOfEveryone) {
    return (
      <EmptyState
        icon={MessageCircle}
        title={`No conversations for ${talent.firstName} yet`}
        text="What casting writes to them arrives here, and you answer for them."
        action={
          <Button look="primary" onClick={onNew}>
            Write for {talent.firstName}
          </Button>
        }
      />
    );
  }
  return <NoneYet onNew={onNew} />;
}

const NONE_YET: Record<Role, string> = {
  client: 'Write to talent and agents from their page or the casting board, or begin here.',
  talent: 'Casting writes to you here. Where you have applied, you can write first.',
  agent: 'What casting and your talents write arrives here. Begin with someone you work with.',
  admin: 'You can write to anyone on Callboard.',
};

function NoneYet({ onNew }: Pick<Props, 'onNew'>) {
  const { role } = useCurrentUser();
  return (
    <EmptyState
      icon={MessageCircle}
      title="No conversations yet"
      text={NONE_YET[role]}
      action={
        role === 'talent' ? (
          <Button look="primary" asChild>
            <Link to="/opportunities">See opportunities</Link>
          </Button>
        ) : (
          <Button look="primary" onClick={onNew}>
            New message
          </Button>
        )
      }
    />
  );
}
