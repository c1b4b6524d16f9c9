import type { Metric } from '@callboard/contract/analytics';
import { type ReactNode, useMemo } from 'react';
import { Card } from '../../../ui/card.tsx';
import { PlotTable } from './plot-table.tsx';
import { plotTitle } from './plot-words.ts';
import { isNothing, type PlottedFigures, plottedOf } from './plotted.ts';
import { ReadablePlot } from './readable-plot.tsx';

type Props = {
  figures: PlottedFigures;
  metric: Metric;
  /** In place of a flat line: what to do next. */
  nothing: ReactNode;
};

/** One metric over time, to see and to read. */
export function PlotCard({ figures, metric, nothing }: Props) {
  const plotted = useMemo(() => plottedOf(figures, metric), [figures, metric]);
  const { days } = figures.period;
  return (
    <Card title={plotTitle(metric, days)}>
      {isNothing(plotted) ? (
        nothing
      ) : (
        <div key={days} className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <ReadablePlot plotted={plotted} metric={metric} days={days} />
          <PlotTable plotted={plotted} metric={metric} days={days} />
        </div>
      )}
    </Card>
  );
}
