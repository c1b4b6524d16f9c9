import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';

type Props = { text: string; section: string };

/** In place of a part that is empty, for the talent alone: others see nothing there. */
export function OwnHint({ text, section }: Props) {
  return (
    <Link
      to="/profile"
      search={{ section }}
      className="flex items-center gap-3 rounded-card border border-line-strong border-dashed px-4 py-3 text-13 text-muted hover:bg-fill hover:text-ink pointer-coarse:min-h-11"
    >
      <Plus aria-hidden="true" className="size-4" />
      {text}
    </Link>
  );
}
