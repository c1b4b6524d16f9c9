type Props = { part: number; whole: number };

/** How much of a whole; what it says stands beside it in figures. */
export function ShareBar({ part, whole }: Props) {
  const percent = whole === 0 ? 0 : (part / whole) * 100;
  return (
    <span aria-hidden="true" className="block h-2 overflow-hidden rounded-full bg-fill">
      <span
        className="block h-full rounded-full bg-ink"
        // Even one of many is seen.
        style={{ width: `${part === 0 ? 0 : Math.max(1.5, percent)}%` }}
      />
    </span>
  );
}
