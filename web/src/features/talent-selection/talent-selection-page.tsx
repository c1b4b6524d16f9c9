import { useSearch } from '@tanstack/react-router';
import { WhichPortfolio } from '../business-portfolios/api.ts';
import { BreakdownGrid } from '../submissions/api.ts';
import { RosterDashboard } from './roster-dashboard.tsx';

/** An agent's talents, what waits for each, and whom to act as. */
export function TalentSelectionPage() {
  const { breakdown } = useSearch({ strict: false });
  if (typeof breakdown === 'string' && breakdown !== '') {
    return <BreakdownGrid breakdownId={breakdown} />;
  }
  return (
    <WhichPortfolio title="Talent Dashboard">
      {(portfolio) => <RosterDashboard portfolio={portfolio} />}
    </WhichPortfolio>
  );
}
