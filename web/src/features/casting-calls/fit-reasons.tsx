import type { FitReason } from '@callboard/contract/fit';
import { Check, CircleHelp, X } from 'lucide-react';
import { askedInWords } from '../../lib/casting/fit-words.ts';
import { tradeWords } from '../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../lib/use-session.ts';

const SIGNS = {
  met: { icon: Check, word: 'Fits', look: 'text-success' },
  unmet: { icon: X, word: 'Does not fit', look: 'text-danger' },
  unknown: { icon: CircleHelp, word: 'Not in the profile', look: 'text-muted' },
} as const;

/** One by one, with a sign for each: met, not met, not known. */
export function FitReasons({ reasons }: { reasons: readonly FitReason[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {reasons.map((reason, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are never put in another order
        <Reason key={place} reason={reason} />
      ))}
    </ul>
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
