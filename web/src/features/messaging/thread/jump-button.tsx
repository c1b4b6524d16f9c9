import { ArrowDown } from 'lucide-react';

type Props = { count: number; onJump: () => void };

/** Down to the latest, and how many came meanwhile. */
export function JumpButton({ count, onJump }: Props) {
  return (
    <button
      type="button"
      onClick={onJump}
      className="absolute bottom-3 left-1/2 z-sticky inline-flex h-9 -translate-x-1/2 animate-rise items-center gap-1.5 rounded-full border border-line bg-raised px-3 font-medium text-13 shadow-popover hover:bg-fill pointer-coarse:h-11"
    >
      <ArrowDown aria-hidden="true" className="size-4" />
      {count > 0 ? `${count > 99 ? '99+' : count} new` : 'Latest'}
    </button>
  );
}
