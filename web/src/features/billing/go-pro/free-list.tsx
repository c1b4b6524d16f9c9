import { ALWAYS_FREE } from '@callboard/contract/plan-table';
import type { Offer } from '@callboard/contract/plans';
import { Check } from 'lucide-react';

/** What nobody ever pays for. */
export function FreeList({ offer }: { offer: Offer }) {
  return (
    <ul aria-label="Always free" className="grid gap-2 text-14">
      {ALWAYS_FREE[offer].map((line) => (
        <li key={line} className="flex gap-2.5">
          <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
          <span className="min-w-0">{line}</span>
        </li>
      ))}
    </ul>
  );
}
