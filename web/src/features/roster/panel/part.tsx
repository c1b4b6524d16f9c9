import type { ReactNode } from 'react';

type Props = { title: string; aside?: ReactNode; children: ReactNode };

/** One part of what a team knows of a talent. */
export function Part({ title, aside, children }: Props) {
  return (
    <section
      aria-label={title}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 border-line border-t pt-4"
    >
      <header className="flex min-h-6 items-center justify-between gap-3">
        <h3 className="font-semibold text-13">{title}</h3>
        {aside}
      </header>
      {children}
    </section>
  );
}
