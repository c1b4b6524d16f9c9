import { ArrowLeft } from 'lucide-react';

export function BackToLists({ onClose }: { onClose: () => void }) {
  return (
    <button
      type="button"
      onClick={onClose}
      className="-ml-1 flex items-center gap-1 justify-self-start rounded-control px-1 py-1 text-12 text-muted hover:text-ink pointer-coarse:py-2.5"
    >
      <ArrowLeft aria-hidden="true" className="size-3.5" />
      All lists
    </button>
  );
}
