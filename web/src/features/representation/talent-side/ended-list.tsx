import type { Representation } from '@callboard/contract/representation';
import { shortDay } from '../../../lib/casting/days.ts';
import { scopeInWords } from '../../../lib/representation-words.ts';

/** What is over, folded away: who ended it, when and why. */
export function EndedList({ ended }: { ended: readonly Representation[] }) {
  if (ended.length === 0) return null;
  return (
    <details className="border-line border-t pt-3">
      <summary className="w-fit cursor-pointer rounded-control font-medium text-13 text-muted hover:text-ink pointer-coarse:py-2.5">
        Earlier ({ended.length})
      </summary>
      <ul className="grid gap-3 pt-3">
        {ended.map((one) => (
          <li key={one.id} className="grid gap-0.5 text-13">
            <p className="wrap-anywhere">
              <span className="font-medium">{one.portfolio.name}</span>
              <span className="text-muted"> · {scopeInWords(one)}</span>
            </p>
            <p className="wrap-anywhere text-muted">
              {howItEnded(one)}
              {one.endReason !== null && `: ${one.endReason}`}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

function howItEnded({ startedAt, endedAt, endedBy, portfolio }: Representation): string {
  const day = endedAt === null ? '' : shortDay(endedAt);
  if (startedAt === null) {
    return endedBy === 'agency' ? `Taken back ${day}` : `Declined ${day}`;
  }
  const by = endedBy === 'agency' ? ` by ${portfolio.name}` : '';
  return `${shortDay(startedAt)} – ${day}, ended${by}`;
}
