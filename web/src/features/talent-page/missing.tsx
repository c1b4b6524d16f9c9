import type { ReactNode } from 'react';

type Props = { title: string; text: string; action: ReactNode };

/** Gone, never there, or not for this viewer: told alike. */
export function Missing({ title, text, action }: Props) {
  return (
    <section className="mx-auto grid max-w-md justify-items-start gap-6 py-12 lg:py-24">
      <div className="grid gap-2">
        <h1 className="font-bold text-20">{title}</h1>
        <p className="text-16 text-muted">{text}</p>
      </div>
      {action}
    </section>
  );
}
