import type { ReactNode } from 'react';

type Props = { title: string; text: ReactNode; children: ReactNode };

/** One act of the danger zone: what it does, and the button that begins it. */
export function DangerRow({ title, text, children }: Props) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 last:pb-0">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="font-medium text-14">{title}</h3>
        <p className="text-13 text-muted">{text}</p>
      </div>
      {children}
    </li>
  );
}
