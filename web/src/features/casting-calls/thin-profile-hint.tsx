import type { Opportunity } from '@callboard/contract/casting-calls';
import { type Criterion, DECIDING_CRITERIA } from '@callboard/contract/fit';
import { Link } from '@tanstack/react-router';
import { UserRoundPen } from 'lucide-react';
import { tradeWords } from '../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { useApplicant } from './use-applicant.ts';

/** For newcomers: a profile that does not say whom a role would be for fits everything a little. */
export function ThinProfileHint({ calls }: { calls: readonly Opportunity[] }) {
  const { role, countryId } = useCurrentUser();
  const { inAddress } = useApplicant();
  const { playingAge } = tradeWords(countryId);
  const words = { category: 'the kind of work', age: playingAge.toLowerCase(), gender: 'gender' };
  const unsaid = DECIDING_CRITERIA.filter((criterion) => isNeverSaid(criterion, calls));
  if (unsaid.length === 0 || role === 'admin') return null;
  return (
    <p className="flex items-center gap-3 rounded-card border border-line bg-sunk px-4 py-3 text-13">
      <UserRoundPen aria-hidden="true" className="size-[18px] shrink-0 text-muted" />
      <span>
        The profile does not say yet: {unsaid.map((criterion) => words[criterion]).join(', ')}.{' '}
        <Link
          to={role === 'agent' ? '/talent/profile' : '/profile'}
          search={inAddress}
          className="font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          Complete it
        </Link>{' '}
        to see what really fits.
      </span>
    </p>
  );
}

/** Several calls ask for it, and of none is it known. */
function isNeverSaid(criterion: Criterion, calls: readonly Opportunity[]): boolean {
  const asked = calls.flatMap(({ reasons }) =>
    reasons.filter((reason) => reason.criterion === criterion),
  );
  return asked.length > 1 && asked.every(({ verdict }) => verdict === 'unknown');
}
