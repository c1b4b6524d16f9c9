import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classes } from '../../../ui/classes.ts';

type Props = {
  title: string;
  /** What is in it, in a line, while it is folded. */
  summary?: string | undefined;
  isOpenAtFirst?: boolean;
  /** Something in it is wrong: it cannot be folded away. */
  hasErrors?: boolean;
  children: ReactNode;
};

/** A part of a long form that shows its fields when asked to. */
export function Fold({
  title,
  summary,
  isOpenAtFirst = false,
  hasErrors = false,
  children,
}: Props) {
  const id = useId();
  const [isWanted, setIsWanted] = useState(isOpenAtFirst);
  const isOpen = isWanted || hasErrors;
  return (
    <section className="border-line border-t first:border-t-0">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsWanted(!isOpen)}
          className="flex min-h-12 w-full items-center gap-3 py-2 text-left -outline-offset-2"
        >
          <span className="shrink-0 font-semibold text-14">{title}</span>
          <span className="min-w-0 flex-1 truncate text-13 text-muted">
            {!isOpen && (summary ?? '')}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classes('size-4 text-muted transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="pt-1 pb-6">
        {isOpen && children}
      </div>
    </section>
  );
}
