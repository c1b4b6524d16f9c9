import type { PortfolioDetail } from '@callboard/contract/business-portfolios';
import type { TeamMember } from '@callboard/contract/team';
import { Link } from '@tanstack/react-router';
import { portfolioSearch } from '../../business-portfolios/api.ts';

type Props = { portfolio: PortfolioDetail; member: TeamMember };

export const talentsInWords = (count: number) => (count === 1 ? '1 talent' : `${count} talents`);

/** How many talents someone works with; whoever sees the whole roster is led to them. */
export function TalentCount({ portfolio, member: { userId, talents } }: Props) {
  const look = 'text-13 tabular-nums max-sm:pl-13';
  if (talents === 0 || portfolio.role === 'employee') {
    return (
      <p className={`${look} text-muted`}>
        {talents === 0 ? 'No talents' : talentsInWords(talents)}
      </p>
    );
  }
  return (
    <Link
      to="/managed-talent"
      search={{ ...portfolioSearch(portfolio), assignedTo: userId }}
      className={`${look} rounded-control underline decoration-line underline-offset-4 hover:decoration-ink`}
    >
      {talentsInWords(talents)}
    </Link>
  );
}
