import type { ReportTotals as Totals } from '@callboard/contract/analytics';
import { ArrowDown, ArrowUp, type LucideIcon, Minus } from 'lucide-react';
import {
  countInWords,
  daysToWords,
  hoursInWords,
  NOTHING,
  orNothing,
  percentInWords,
} from './report-words.ts';

type Name = keyof Totals;
type Figure = { name: Name; label: string; inWords: (value: number) => string };

const FIGURES: readonly Figure[] = [
  { name: 'roles', label: 'Roles opened', inWords: countInWords },
  { name: 'filled', label: 'Filled', inWords: countInWords },
  { name: 'applied', label: 'Applications', inWords: countInWords },
  { name: 'daysToFill', label: 'Time to fill, median', inWords: daysToWords },
  { name: 'answeredPercent', label: 'Applicants answered', inWords: percentInWords },
  { name: 'medianAnswerHours', label: 'Time to answer, median', inWords: hoursInWords },
];

/** Six figures of the period, each with what it was in the one before. */
export function ReportTotals({ totals }: { totals: Totals }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-3 xl:grid-cols-6">
      {FIGURES.map(({ name, label, inWords }) => (
        <div key={name} className="grid content-start bg-raised px-4 py-2.5">
          <dt className="text-13 text-muted">{label}</dt>
          <dd className="font-semibold text-20 tabular-nums">
            {orNothing(totals[name].now, inWords)}
          </dd>
          <dd className="flex items-center gap-1 text-12 text-muted tabular-nums">
            <Before {...totals[name]} inWords={inWords} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type BeforeProps = { now: number | null; before: number | null } & Pick<Figure, 'inWords'>;

function Before({ now, before, inWords }: BeforeProps) {
  if (before === null) return <span>Before: {NOTHING}</span>;
  const { icon: Icon, word } = turnOf(now, before);
  return (
    <>
      {Icon && <Icon aria-hidden="true" className="size-3" />}
      <span className="sr-only">{word}</span>
      <span>Before: {inWords(before)}</span>
    </>
  );
}

function turnOf(now: number | null, before: number): { icon?: LucideIcon; word: string } {
  if (now === null) return { word: '' };
  if (now === before) return { icon: Minus, word: 'The same.' };
  return now > before ? { icon: ArrowUp, word: 'More.' } : { icon: ArrowDown, word: 'Less.' };
}
