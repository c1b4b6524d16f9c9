import { FlaskConical } from 'lucide-react';

/** Wherever money would be mentioned while there is none. */
export function TryOutMark() {
  return (
    <p className="flex gap-2.5 rounded-control bg-info-soft px-3 py-2.5 text-13 text-info">
      <FlaskConical aria-hidden="true" strokeWidth={1.75} className="mt-px size-4 shrink-0" />
      <span>
        <strong className="font-semibold">Trying out: no money moves.</strong> Set up Stripe to take
        payments.
      </span>
    </p>
  );
}
