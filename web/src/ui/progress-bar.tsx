type Props = {
  /** What is under way. */
  label: string;
  /** From 0 to 100; without it the end is not known. */
  value?: number | undefined;
};

export function ProgressBar({ label, value }: Props) {
  const isKnown = value !== undefined;
  const percent = Math.min(100, Math.max(0, value ?? 0));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={isKnown ? percent : undefined}
      className="h-1.5 w-full overflow-hidden rounded-full bg-line"
    >
      {isKnown ? (
        <div
          className="h-full rounded-full bg-ink transition-[width]"
          style={{ width: `${percent}%` }}
        />
      ) : (
        <div className="h-full w-2/5 animate-travel rounded-full bg-ink" />
      )}
    </div>
  );
}
