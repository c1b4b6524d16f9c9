import { CircleAlert } from 'lucide-react';
import type { PropsWithChildren } from 'react';

/** What went wrong with the form as a whole, and what to do about it. */
export function FormAlert({ children }: PropsWithChildren) {
  return (
    <div
      role="alert"
      className="flex gap-2.5 rounded-control border border-line bg-raised px-3 py-2.5 text-13 text-danger"
    >
      <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-px size-4 shrink-0" />
      <div className="grid gap-1">{children}</div>
    </div>
  );
}
