import type { Opportunity } from '@callboard/contract/casting-calls';
import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '../../lib/use-session.ts';

type Call = Pick<Opportunity, 'breakdownId' | 'roleTitle'>;

/**
 * For agents: to the grid of what was released together, which a production may do several times. A
 * role that stands alone has its own page for it.
 */
export function SubmitLinks({ calls }: { calls: readonly Call[] }) {
  const { role } = useCurrentUser();
  if (role !== 'agent') return null;
  const breakdowns = Map.groupBy(calls, ({ breakdownId }) => breakdownId);
  return [...breakdowns].map(([breakdownId, [first, ...others]]) =>
    first === undefined || others.length === 0 ? null : (
      <Link
        key={breakdownId}
        to="/talent-selection"
        search={{ breakdown: breakdownId }}
        className="mt-1.5 block w-fit font-medium text-13 underline decoration-line-strong underline-offset-4 hover:decoration-ink pointer-coarse:py-2.5"
      >
        {breakdowns.size === 1
          ? 'Submit to this breakdown'
          : `Submit to ${first.roleTitle} and ${others.length} more`}
      </Link>
    ),
  );
}
