import { numberInWords } from '../metric-words.ts';

type Props = { now: number /** None where that was not counted. */; before: number | null };

/** The figure of the period, and small beside it the one before. */
export function ComparedFigure({ now, before }: Props) {
  return (
    <>
      <span className="font-medium">{numberInWords(now)}</span>
      {before !== null && (
        <span className="ml-1 text-12 text-muted lg:inline-block lg:min-w-10">
          <span className="sr-only">, before: </span>
          {numberInWords(before)}
        </span>
      )}
    </>
  );
}
