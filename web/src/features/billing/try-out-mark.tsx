import { FlaskConical } from 'lucide-react';

/** Wherever money would be mentioned while there is none. */
export function TryOutMark() {
  return <Mark>A stand-in takes the place of a payment provider; its cards are not real.</Mark>;
}

/** The same for those who can change it. */
export function TryOutMarkForAdmins() {
  return (
    <Mark>
      To take payments, set up Stripe with STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET; the
      operators’ guide says how, under “Payments”.
    </Mark>
  );
}

function Mark({ children }: { children: string }) {
  return (
    <p className="flex gap-2.5 rounded-control bg-info-soft px-3 py-2.5 text-13 text-info">
      <FlaskConical aria-hidden="true" strokeWidth={1.75} className="mt-px size-4 shrink-0" />
      <span className="wrap-anywhere min-w-0">
        <strong className="font-semibold">Trying out: no money moves.</strong> {children}
      </span>
    </p>
  );
}
