import type { ReactNode } from 'react';

type Props = { label: string; children: ReactNode };

/** One kind of thing, what it is called on the left. */
export function DealLine({ label, children }: Props) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3">
      <h4 className="pt-0.5 text-muted">{label}</h4>
      <div className="grid min-w-0 gap-1">{children}</div>
    </div>
  );
}
