import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & {
  isOn?: boolean;
  /** How many it would leave. */
  count?: number;
};

/** A filter above a list, on or off. Icons may stand before or after the words. */
export function FilterChip({ isOn, count, children, ...rest }: Props) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={isOn}
      className="inline-flex h-7 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full border border-line bg-raised px-2.5 font-medium text-13 transition-colors hover:bg-fill disabled:pointer-events-none disabled:opacity-50 aria-pressed:border-ink pointer-coarse:h-9 [&_.lucide]:size-4"
    >
      {children}
      {count !== undefined && <span className="font-normal text-muted tabular-nums">{count}</span>}
    </button>
  );
}
