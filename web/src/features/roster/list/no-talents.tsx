import { SearchX, UsersRound } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AddMenu } from '../add/add-menu.tsx';
import type { Standing } from '../standing.ts';
import type { RosterSearch } from '../use-roster-search.ts';

type Props = { standing: Standing; search: RosterSearch };

/** Why there is nobody, and the one next step. */
export function NoTalents({ standing, search }: Props) {
  if (search.isFiltered) {
    return (
      <EmptyState
        icon={SearchX}
        title="No talent matches"
        text="Try another name, or fewer filters."
        action={<Button onClick={search.clear}>Clear filters</Button>}
      />
    );
  }
  if (standing.isManager) {
    return (
      <EmptyState
        icon={UsersRound}
        title="Your roster"
        text="Everyone you represent is kept here, with who on the team works with them and what waits for each. Ask someone who is on Callboard, or begin a profile for someone who is not."
        action={<AddMenu portfolioId={standing.portfolioId} onAdded={search.open} />}
      />
    );
  }
  return (
    <EmptyState
      icon={UsersRound}
      title={standing.isOfTeam ? 'Nobody is assigned to you yet' : 'Nobody is represented yet'}
      {...(standing.isOfTeam && {
        text: `The talents you work with appear here once an admin of ${standing.portfolioName} assigns them to you.`,
      })}
    />
  );
}
