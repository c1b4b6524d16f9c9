import type { Compared } from '@callboard/contract/analytics';
import { numberInWords } from '../metric-words.ts';

/** The figure of the period, and small beside it the one before. */
export function ComparedFigure({ now, before }: Compared) {
  return (
    <>
      <span className="font-medium">{numberInWords(now)}</span>{' '}
      <span className="text-12 text-muted lg:inline-block lg:min-w-10">
        <span className="sr-only">, before: </span>
        {numberInWords(before)}
      </span>
    </>
  );
}
