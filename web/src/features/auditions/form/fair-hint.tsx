import { Scale } from 'lucide-react';

/** Something to think about before asking. It keeps nobody from anything. */
export function FairHint({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <p
      role="status"
      className="flex gap-2.5 rounded-control bg-warn-soft px-3 py-2.5 text-13 text-warn"
    >
      <Scale aria-hidden="true" className="mt-px size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
