import type { OpenedClaim } from '@callboard/contract/talent-claims';
import { shortDay } from '../../../lib/casting/days.ts';
import { PortfolioLogo } from '../../business-portfolios/api.ts';
import { ClaimAnswer } from './claim-answer.tsx';
import { ClaimEnded } from './claim-ended.tsx';

export type ClaimProps = { token: string; claim: OpenedClaim };

/** Whose profile it is and who began it, and below that what can be done about it. */
export function ClaimCard({ token, claim }: ClaimProps) {
  const { portfolio, firstName, lastName, isMinor, status, expiresAt } = claim;
  const isOpen = status === 'pending';
  return (
    <article className="form-controls grid gap-5 rounded-card border border-line bg-raised p-5 sm:p-7">
      <header className="grid gap-4">
        {portfolio !== null && <PortfolioLogo logoUrl={portfolio.logoUrl} size={16} />}
        <div className="grid gap-1.5">
          <h1 className="wrap-anywhere text-balance font-semibold text-20">
            {isMinor
              ? `Keep the profile of ${firstName} ${lastName}`
              : `${firstName} ${lastName}, claim your profile`}
          </h1>
          <p className="wrap-anywhere text-14 text-muted">
            {wordsOfSender(claim)}
            {isMinor && ' Nobody under 18 has an account: a parent or guardian keeps the profile.'}
          </p>
        </div>
        {isOpen && (
          <p className="text-13 text-muted">
            {portfolio === null
              ? 'Your agents, applications and messages stay with the profile. Your guardian no longer sees it.'
              : 'You see whatever the agency does there, and can end the representation at any time.'}{' '}
            The link works until {shortDay(expiresAt)}.
          </p>
        )}
      </header>
      <div className="border-line border-t pt-5">
        {isOpen ? (
          <ClaimAnswer token={token} claim={claim} />
        ) : (
          <ClaimEnded token={token} claim={claim} />
        )}
      </div>
    </article>
  );
}

function wordsOfSender({ portfolio, guardianName, isMinor, firstName }: OpenedClaim): string {
  if (portfolio === null) {
    return `You are 18, and ${guardianName ?? 'your guardian'} hands the profile over to you that was kept for you on Callboard, where productions cast.`;
  }
  return `${portfolio.name} represents ${isMinor ? firstName : 'you'} and has begun a profile on Callboard, where productions cast.`;
}
