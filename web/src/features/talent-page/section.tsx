import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** How many there are, where that says something. */
  count?: number;
  children: ReactNode;
};

export function Section({ title, count, children }: Props) {
  return (
    <section aria-label={title} className="@container grid min-w-0 gap-2">
      <h2 className="font-semibold text-14">
        {title}
        {count !== undefined && <span className="ml-2 font-normal text-muted">{count}</span>}
      </h2>
      {children}
    </section>
  );
}
