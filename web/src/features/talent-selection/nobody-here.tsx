import type { PortfolioDetail } from '@callboard/contract/business-portfolios';
import { Link } from '@tanstack/react-router';
import { SearchX, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { RosterView } from './use-roster-view.ts';

type Props = { portfolio: PortfolioDetail; view: RosterView; scope: 'mine' | 'whole' };

/** Why there is no face, and the one next step. */
export function NobodyHere({ portfolio, view, scope }: Props) {
  if (view.search !== undefined) {
    return (
      <Frame>
        <EmptyState
          icon={SearchX}
          title={`Nobody matches “${view.search}”`}
          text={scope === 'mine' ? 'Among those you work with.' : 'On the whole roster.'}
          action={<Button onClick={view.clear}>Clear the search</Button>}
        />
      </Frame>
    );
  }
  if (portfolio.role !== 'admin') {
    return (
      <Frame>
        <EmptyState
          icon={UsersRound}
          title="Nobody is assigned to you yet"
          text={`An admin of ${portfolio.name} assigns talents to you; they stand here then, with what waits for each.`}
        />
      </Frame>
    );
  }
  if (scope === 'mine') {
    return (
      <Frame>
        <EmptyState
          icon={UsersRound}
          title="Nobody is assigned to you"
          text="Take on someone of the roster, or add your first talent."
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button onClick={() => view.setScope('whole')}>Show the whole roster</Button>
              <AddTalent />
            </div>
          }
        />
      </Frame>
    );
  }
  return (
    <Frame>
      <EmptyState
        icon={UsersRound}
        title="Your roster"
        text="Your talents appear here as faces, with what waits for each of them today."
        action={<AddTalent />}
      />
    </Frame>
  );
}

function AddTalent() {
  return (
    <Button asChild look="primary">
      <Link to="/managed-talent">Add talent</Link>
    </Button>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return <div className="rounded-card border border-line bg-raised lg:py-8">{children}</div>;
}
