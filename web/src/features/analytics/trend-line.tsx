import type { Compared } from '@callboard/contract/analytics';
import { ArrowDown, ArrowUp, Equal, type LucideIcon, Plus } from 'lucide-react';
import { compare, type Trend } from './compare.ts';

const SIGNS: Record<Trend, LucideIcon> = {
  more: ArrowUp,
  fewer: ArrowDown,
  same: Equal,
  new: Plus,
};

type Props = { compared: Compared; days: number };

/** The difference to the period before: a sign, and what it means. */
export function TrendLine({ compared, days }: Props) {
  const { trend, words } = compare(compared, days);
  const Sign = SIGNS[trend];
  return (
    <span className="flex items-start gap-1 text-12 text-muted">
      <Sign aria-hidden="true" className="mt-0.5 size-3" />
      <span className="text-balance">{words}</span>
    </span>
  );
}
