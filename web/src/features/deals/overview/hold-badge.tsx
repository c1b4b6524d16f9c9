import type { Hold } from '@callboard/contract/holds';
import { daysInWords } from '../../../lib/casting/days.ts';
import { holdWords } from '../../../lib/casting/deal-words.ts';
import { Badge } from '../../../ui/badge.tsx';

type Props = {
  held: Hold;
  /** What the viewer's country calls one. */
  hold: string;
};

/** How it stands, and its days. */
export function HoldBadge({ held, hold }: Props) {
  const { word, tone } = holdWords(held, hold);
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone={tone}>{word}</Badge>
      <span className="whitespace-nowrap text-12 text-muted">
        {daysInWords(held.from, held.to)}
      </span>
    </span>
  );
}
