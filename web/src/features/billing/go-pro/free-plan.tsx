import { CURRENCY, type Offer } from '@callboard/contract/plans';
import type { ReactNode } from 'react';
import { moneyInWords } from '../../../lib/casting/money.ts';
import { Badge } from '../../../ui/badge.tsx';
import { FreeList } from './free-list.tsx';
import { PriceLine } from './price-line.tsx';

type Props = {
  offer: Offer;
  /** For whoever had Pro. */
  children: ReactNode;
};

export function FreePlan({ offer, children }: Props) {
  return (
    <section
      aria-label="Free"
      className="grid min-w-0 content-start gap-4 rounded-card border border-line bg-raised p-5"
    >
      <header className="flex min-h-control items-center justify-between gap-3">
        <h2 className="font-semibold text-16">Free</h2>
        <Badge tone="outline">Current plan</Badge>
      </header>
      <PriceLine price={moneyInWords(0, CURRENCY)} period="always" />
      <FreeList offer={offer} />
      {children}
    </section>
  );
}
