import type { ReactNode } from 'react';

/** One part of what is known of a person. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-2">
      <h3 className="font-semibold text-13">{title}</h3>
      {children}
    </section>
  );
}
