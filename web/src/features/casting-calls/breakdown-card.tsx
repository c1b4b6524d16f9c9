import type { Opportunity } from '@callboard/contract/casting-calls';
import { BadgeCheck } from 'lucide-react';
import { answeringInWords } from '../../lib/casting/answering-words.ts';
import { untilInWords } from '../../lib/casting/until.ts';
import { OpportunityRow } from './opportunity-row.tsx';
import { SubmitLinks } from './submit-links.tsx';

/**
 * What a production casts, each role with why it fits and what does not. A card of its own on a phone;
 * where there is room, a line of one list with the production beside it.
 */
export function BreakdownCard({ calls }: { calls: readonly [Opportunity, ...Opportunity[]] }) {
  const [{ productionTitle, productionType, companyName, isVerifiedCompany, answering }] = calls;
  const soonest = calls.map(({ deadlineAt }) => deadlineAt).sort()[0] ?? '';
  return (
    <article className="rounded-card border border-line bg-raised px-4 pt-3.5 lg:grid lg:grid-cols-[260px_minmax(0,1fr)] lg:gap-x-6 lg:rounded-none lg:border-0 lg:bg-transparent lg:pt-0">
      <header className="flex min-w-0 items-start justify-between gap-4 pb-3.5 lg:block lg:py-2.5">
        <div className="min-w-0">
          <h2 className="wrap-anywhere font-semibold text-14">{productionTitle}</h2>
          <p className="wrap-anywhere text-13 text-muted">
            {[productionType, sharedCity(calls)].filter((fact) => fact !== null).join(' · ')}
            <span className="hidden lg:inline">
              {' · '}
              {companyName}
              {isVerifiedCompany && <VerifiedSign />}
            </span>
          </p>
          {answering !== null && (
            <p className="hidden text-balance text-12 text-muted lg:block">
              {answeringInWords(answering)}
            </p>
          )}
          <SubmitLinks calls={calls} />
        </div>
        <p className="shrink-0 text-12 text-muted lg:hidden">Closes {untilInWords(soonest)}</p>
      </header>
      <ul className="min-w-0">
        {calls.map((call) => (
          <OpportunityRow key={call.id} call={call} />
        ))}
      </ul>
    </article>
  );
}

/** Where all of it is; roles in several places say so themselves. */
function sharedCity([first, ...others]: readonly [Opportunity, ...Opportunity[]]): string | null {
  return others.every(({ city }) => city === first.city) ? first.city : null;
}

function VerifiedSign() {
  return (
    <BadgeCheck
      aria-label="Verified"
      role="img"
      className="ml-1 inline size-3.5 align-[-2px] text-info"
    />
  );
}
