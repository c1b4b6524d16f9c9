import { Link } from '@tanstack/react-router';
import { LayoutDashboard } from 'lucide-react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Before the first production. */
export function NothingYet() {
  const isClient = useCurrentUser().role === 'client';
  return (
    <div className="rounded-card border border-line bg-raised lg:py-12">
      <EmptyState
        icon={LayoutDashboard}
        title={isClient ? 'Your casting at a glance' : 'Nobody is casting yet'}
        text={
          isClient
            ? 'Productions and how far each has come, what needs attention today, calls that close soon and the next auditions stand here. It begins with a production.'
            : 'Figures of all companies’ productions stand here from the first one on.'
        }
        action={
          isClient && (
            <Button asChild look="primary">
              <Link to="/productions/create">New production</Link>
            </Button>
          )
        }
      />
    </div>
  );
}
