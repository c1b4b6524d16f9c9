import type { Opportunity } from '@callboard/contract/casting-calls';
import { BadgeCheck } from 'lucide-react';
import { untilInWords } from '../../lib/casting/until.ts';
import { OpportunityRow } from './opportunity-row.tsx';

/** A production's calls that were released together, each role with why it fits and what does not. */
export function BreakdownCard({ calls }: { calls: readonly [Opportunity, ...Opportunity[]] }) {
  const [{ productionTitle, productionType, city, companyName, isVerifiedCompany }] = calls;
  const soonest = calls.map(({ deadlineAt }) => deadlineAt).sort()[0] ?? '';
  return (
    <article className="rounded-card border border-line bg-raised px-4 pt-3.5">
      <header className="flex items-start justify-between gap-4 pb-3.5 lg:pb-3">
        <div className="min-w-0 lg:flex lg:items-baseline lg:gap-3">
          <h2 className="wrap-anywhere font-semibold text-14">{productionTitle}</h2>
          <p className="wrap-anywhere text-13 text-muted">
            {[productionType, city].filter((fact) => fact !== null).join(' · ')}
            <span className="hidden sm:inline">
              {' · '}
              {companyName}
              {isVerifiedCompany && (
                <BadgeCheck
                  aria-label="Verified"
                  role="img"
                  className="ml-1 inline size-3.5 align-[-2px]"
                />
              )}
            </span>
          </p>
        </div>
        <p className="shrink-0 text-12 text-muted">Closes {untilInWords(soonest)}</p>
      </header>
      <ul>
        {calls.map((call) => (
          <OpportunityRow key={call.id} call={call} />
        ))}
      </ul>
    </article>
  );
}
