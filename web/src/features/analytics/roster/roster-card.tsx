import type { RosterTalentFigures } from '@callboard/contract/analytics';
import { Link } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useIsDesk } from '../../../lib/use-is-desk.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LoadMore } from '../../../ui/cursor-pagination.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { periodBefore } from '../compare.ts';
import { RosterCards } from './roster-cards.tsx';
import { RosterTable } from './roster-table.tsx';

type Props = ComponentProps<typeof LoadMore> & {
  talents: readonly RosterTalentFigures[];
  days: number;
  /** Whether there are figures of the period before. */
  hasBefore: boolean;
  /** Of a roster that has others, too. */
  isOfAssigned: boolean;
};

/** The talents of the roster, the most viewed first; each leads to their own figures. */
export function RosterCard({ talents, days, hasBefore, isOfAssigned, ...more }: Props) {
  const isDesk = useIsDesk();
  if (talents.length === 0) return isOfAssigned ? <NobodyAssigned /> : <NobodyYet />;
  const List = isDesk ? RosterTable : RosterCards;
  return (
    <section aria-labelledby="roster-figures" className="grid min-w-0 gap-3">
      <header>
        <h2 id="roster-figures" className="font-semibold text-14">
          Talent by talent
        </h2>
        <p className="text-13 text-muted">
          The most viewed first.{hasBefore && ` Small figures are those of ${periodBefore(days)}.`}
        </p>
      </header>
      <List talents={talents} hasBefore={hasBefore} />
      <LoadMore {...more} />
    </section>
  );
}

function NobodyAssigned() {
  return (
    <Card>
      <EmptyState
        icon={UsersRound}
        title="Nobody is assigned to you yet"
        text="Once an admin of the agency assigns talents to you, their figures stand here beside each other."
      />
    </Card>
  );
}

function NobodyYet() {
  return (
    <Card>
      <EmptyState
        icon={UsersRound}
        title="Nobody is on the roster yet"
        text="Once you represent talent, their figures stand here beside each other."
        action={
          <Button asChild>
            <Link to="/managed-talent">Add talent</Link>
          </Button>
        }
      />
    </Card>
  );
}
