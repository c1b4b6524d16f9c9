import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classes } from '../../../ui/classes.ts';

type Props = {
  label: string;
  /** How many choices are made in it. */
  count: number;
  isFirstOpen?: boolean;
  children: ReactNode;
};

/** A facet that folds. What is folded is not drawn; one with a choice in it begins open. */
export function FacetGroup({ label, count, isFirstOpen = false, children }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(isFirstOpen || count > 0);
  return (
    <section aria-labelledby={id} className="border-line border-t first:border-t-0">
      <h2>
        <button
          id={id}
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="flex h-10 w-full items-center gap-2 text-left font-semibold text-13 pointer-coarse:h-12"
        >
          <span className="min-w-0 flex-1 truncate">{label}</span>
          {count > 0 && (
            <span className="rounded-full bg-fill px-1.5 font-medium text-12 tabular-nums">
              {count}
            </span>
          )}
          <ChevronDown
            aria-hidden="true"
            className={classes('size-4 text-muted transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      {isOpen && <div className="pb-4">{children}</div>}
    </section>
  );
}
