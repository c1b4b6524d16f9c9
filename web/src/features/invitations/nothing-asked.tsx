import { Link } from '@tanstack/react-router';
import { MailOpen } from 'lucide-react';
import { Suspense } from 'react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LateTalentFinder } from '../talent-profiles/api.ts';

const WORDS = {
  talent: {
    title: 'No invitations yet',
    text: 'When a casting team wants to see you, the audition appears here, to accept, decline or move. So do holds and offers.',
  },
  agent: {
    title: 'No invitations yet',
    text: 'Auditions, holds and offers of your talents appear here, and which of them still need an answer.',
  },
  other: {
    title: 'No invitations',
    text: 'Nobody has invited this talent to an audition so far.',
  },
};

export function NothingAsked() {
  const { role } = useCurrentUser();
  const words = role === 'talent' || role === 'agent' ? WORDS[role] : WORDS.other;
  return (
    <Card>
      <EmptyState
        icon={MailOpen}
        {...words}
        action={
          role !== 'admin' && (
            <Button asChild>
              <Link to="/opportunities">See what is being cast</Link>
            </Button>
          )
        }
      />
    </Card>
  );
}

/** Admins come for somebody's; without one there is nothing to show. */
export function NobodyChosen() {
  return (
    <div className="grid gap-3">
      <p className="text-13 text-muted">
        Invitations as talent and their agents see them, to read. Choose whose.
      </p>
      <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
        <LateTalentFinder />
      </Suspense>
    </div>
  );
}
