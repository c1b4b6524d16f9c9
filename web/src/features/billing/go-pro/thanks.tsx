import type { Billing } from '@callboard/contract/billing';
import type { Offer } from '@callboard/contract/plans';
import { Link, useLocation } from '@tanstack/react-router';
import { PartyPopper } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Just now, on the page before. */
    hasPaid?: true;
  }
}

type Next = {
  to: '/analytics' | '/talent/analytics' | '/dashboard';
  search?: { tab: string };
  words: string;
};

/** What was locked until now. */
const NEXT: Record<Offer, Next> = {
  talent: { to: '/analytics', words: 'See your analytics' },
  agency: { to: '/talent/analytics', words: 'See your talents’ analytics' },
  client: { to: '/dashboard', search: { tab: 'reports' }, words: 'See your reports' },
};

/** For whoever has just paid, until they go on. */
export function Thanks({ billing }: { billing: Billing }) {
  const hasPaid = useLocation({ select: ({ state }) => state.hasPaid === true });
  const { offer, holder, subscription } = billing;
  if (!hasPaid || subscription?.status !== 'active' || subscription.cancelAtPeriodEnd) return null;
  const { words, ...next } = NEXT[offer];
  return (
    <section
      role="status"
      aria-label="Thank you"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-success-soft p-4"
    >
      <p className="flex min-w-0 flex-1 basis-72 gap-3 text-14">
        <PartyPopper
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-5 shrink-0 text-success"
        />
        <span className="wrap-anywhere min-w-0">
          <strong className="block font-semibold">Thank you. {holder} is on Pro.</strong>
          {subscription.provider === 'try_out'
            ? 'This was a rehearsal: no money moved.'
            : 'Everything is open at once, on all your devices.'}
        </span>
      </p>
      <Button asChild look="primary">
        <Link {...next}>{words}</Link>
      </Button>
    </section>
  );
}
