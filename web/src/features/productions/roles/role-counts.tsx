import type { BoardCounts } from '@callboard/contract/board-counts';
import { CountBadge } from '../../../ui/count-badge.tsx';

/** How many of a role's applicants stand where, those that matter. */
export function RoleCounts({ counts }: { counts: BoardCounts }) {
  if (counts.all === 0) return <span className="text-muted">No applications</span>;
  const rest = [
    [counts.shortlisted, 'shortlisted'],
    [counts.audition + counts.callback, 'auditioning'],
    [counts.offered, 'offered'],
    [counts.booked, 'booked'],
  ] as const;
  const words = rest.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <span className="whitespace-nowrap tabular-nums">
        {counts.all.toLocaleString('en-GB')} applied
      </span>
      {counts.submitted > 0 && (
        <span className="inline-flex items-center gap-1 whitespace-nowrap">
          <CountBadge count={counts.submitted} cap={999} tone="accent" /> new
        </span>
      )}
      {words.length > 0 && <span className="text-muted">{words.join(' · ')}</span>}
    </span>
  );
}
