import { WhichPortfolio } from '../business-portfolios/api.ts';
import { Team } from './list/team.tsx';

const TITLE = 'Team members';

/** Who works in a business, and who has been asked to. */
export function TeamPage() {
  return (
    <WhichPortfolio title={TITLE}>
      {(portfolio) => <Team title={TITLE} portfolio={portfolio} />}
    </WhichPortfolio>
  );
}
