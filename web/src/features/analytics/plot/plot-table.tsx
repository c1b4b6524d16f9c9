import type { Metric } from '@callboard/contract/analytics';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Table } from '../../../ui/table.tsx';
import { periodBefore } from '../compare.ts';
import { daysInWords } from '../day-words.ts';
import { METRIC_WORDS, numberInWords } from '../metric-words.ts';
import { plotTitle } from './plot-words.ts';
import { type Plotted, totalBefore, unitOf } from './plotted.ts';

type Props = { plotted: readonly Plotted[]; metric: Metric; days: number };

/** All that is plotted, to read; written down when somebody wants it. */
export function PlotTable({ plotted, metric, days }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const hasBefore = totalBefore(plotted) !== null;
  return (
    <details className="group" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="inline-flex list-none items-center gap-1.5 rounded-control py-1 font-medium text-13 pointer-coarse:py-3 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 text-muted transition-transform group-open:rotate-90"
        />
        As a table
      </summary>
      {isOpen && (
        <div className="pt-2 [&>section]:max-h-96">
          <Table
            caption={plotTitle(metric, days)}
            className="[&_tbody_th]:font-normal [&_tbody_th]:text-13 [&_tbody_th]:text-ink [&_thead]:sticky [&_thead]:top-0 [&_thead]:bg-raised [&_thead_th]:whitespace-normal"
          >
            <thead>
              <tr>
                <th scope="col">{unitOf(days) === 'day' ? 'Day' : 'Week'} (UTC)</th>
                <th scope="col" className="text-right">
                  {METRIC_WORDS[metric].title}
                </th>
                {hasBefore && (
                  <th scope="col" className="text-right">
                    In {periodBefore(days)}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {plotted.map(({ from, to, count, before }) => (
                <tr key={from}>
                  <th scope="row">{daysInWords({ from, to })}</th>
                  <td className="text-right">{numberInWords(count)}</td>
                  {hasBefore && (
                    <td className="text-right">
                      {before === null ? '–' : numberInWords(before.count)}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </details>
  );
}
