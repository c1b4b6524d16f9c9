import { type ReactNode, useId } from 'react';
import { CountBadge } from '../../ui/count-badge.tsx';

type Props = { title: string; count?: number; children: ReactNode };

export function Section({ title, count, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <h2 id={id} className="flex items-center gap-2 font-semibold text-16">
        {title}
        {count !== undefined && <CountBadge count={count} />}
      </h2>
      {children}
    </section>
  );
}

/** Cards of one kind, one below the other. */
export function CardList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="divide-y divide-line overflow-clip rounded-card border border-line bg-raised"
    >
      {children}
    </ul>
  );
}
