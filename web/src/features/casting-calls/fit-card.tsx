import type { CastingCall } from '@callboard/contract/casting-calls';
import type { FitReason } from '@callboard/contract/fit';
import { Check, CircleHelp, X } from 'lucide-react';
import { askedInWords } from '../../lib/casting/fit-words.ts';
import { tradeWords } from '../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Card } from '../../ui/card.tsx';
import { FitMark } from './fit-mark.tsx';

const SIGNS = {
  met: { icon: Check, word: 'Fits', look: 'text-success' },
  unmet: { icon: X, word: 'Does not fit', look: 'text-danger' },
  unknown: { icon: CircleHelp, word: 'Not in the profile', look: 'text-muted' },
} as const;

/** What is asked for, one by one, and whether the profile has it. */
export function FitCard({ call: { fit, reasons } }: { call: CastingCall }) {
  if (fit === null || reasons.length === 0) return null;
  return (
    <Card title="How it fits" aside={<FitMark fit={fit} />}>
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {reasons.map((reason, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are never put in another order
          <Reason key={place} reason={reason} />
        ))}
      </ul>
    </Card>
  );
}

function Reason({ reason }: { reason: FitReason }) {
  const { units, countryId } = useCurrentUser();
  const { playingAge } = tradeWords(countryId);
  const { icon: Icon, word, look } = SIGNS[reason.verdict];
  const said = askedInWords(reason, { units, playingAge });
  return (
    <li className="flex min-w-0 items-start gap-2 text-13">
      <Icon role="img" aria-label={word} className={`mt-0.5 size-4 shrink-0 ${look}`} />
      <span className="wrap-anywhere min-w-0 first-letter:uppercase">
        {said}
        {reason.verdict === 'unknown' && <span className="text-muted"> · not in the profile</span>}
      </span>
    </li>
  );
}
