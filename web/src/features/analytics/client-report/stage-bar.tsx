type Props = { count: number; of: number };

/** Enough to be seen where anybody came this far. */
const LEAST_PERCENT = 4;

/** How many came this far, and a line as long as their share of all who applied. */
export function StageBar({ count, of }: Props) {
  const share = count === 0 ? 0 : Math.max(LEAST_PERCENT, (count / of) * 100);
  return (
    <span className="grid gap-1">
      <span className="tabular-nums">{count.toLocaleString('en')}</span>
      <span aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-fill">
        <span className="block h-full rounded-full bg-ink" style={{ width: `${share}%` }} />
      </span>
    </span>
  );
}
