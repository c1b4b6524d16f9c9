import type { FitReason } from '@callboard/contract/fit';
import { Check, CircleHelp, X } from 'lucide-react';
import { askedInWords } from '../../../lib/casting/fit-words.ts';
import { tradeWords } from '../../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { classes } from '../../../ui/classes.ts';
import { Part } from './part.tsx';

const SIGNS = {
  met: { icon: Check, look: '', sign: 'text-success', said: 'Yes: ' },
  unmet: { icon: X, look: 'text-danger', sign: '', said: 'No: ' },
  unknown: { icon: CircleHelp, look: 'text-muted', sign: '', said: 'Not known: ' },
} as const;

/** What speaks for and against someone, of what was asked. */
export function FitReasons({ reasons }: { reasons: readonly FitReason[] }) {
  const { units, countryId } = useCurrentUser();
  const { playingAge } = tradeWords(countryId);
  if (reasons.length === 0) return null;
  const met = reasons.filter(({ verdict }) => verdict === 'met').length;
  return (
    <Part title={`Fits ${met} of ${reasons.length} asked for`}>
      <ul className="grid gap-1.5 text-13">
        {reasons.map((reason, place) => {
          const { icon: Icon, look, sign, said } = SIGNS[reason.verdict];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: reasons have no names of their own and are not reordered
            <li key={place} className={classes('flex items-start gap-2', look)}>
              <Icon aria-hidden="true" className={classes('mt-px size-4', sign)} />
              <span className="min-w-0">
                <span className="sr-only">{said}</span>
                {capitalised(askedInWords(reason, { units, playingAge }))}
              </span>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
