import { WhichPortfolio } from '../business-portfolios/api.ts';
import { Roster } from './list/roster.tsx';
import { standingOf } from './standing.ts';

/** Whom a business represents, and who on the team works with each of them. */
export function RosterPage() {
  return (
    <WhichPortfolio title="Managed talent">
      {(portfolio) => <Roster standing={standingOf(portfolio)} />}
    </WhichPortfolio>
  );
}
