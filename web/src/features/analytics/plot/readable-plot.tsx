import type { Metric } from '@callboard/contract/analytics';
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { daysInWords } from '../day-words.ts';
import { PlotKey } from './plot-key.tsx';
import { plotEssence, readInWords } from './plot-words.ts';
import { type Plotted, totalBefore, unitOf } from './plotted.ts';

/** A page that reads well without it does not go down with it. */
const DrawnPlot = lazy(async () => {
  const drawn = await import('./drawn-plot.tsx').catch(() => undefined);
  return { default: drawn?.DrawnPlot ?? NotDrawn };
});

/** By how many a key moves; what would go beyond an end stays there. */
const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
  Home: -Infinity,
  End: Infinity,
};

type Props = {
  plotted: readonly Plotted[];
  metric: Metric;
  /** Of the whole period. */
  days: number;
};

function NotDrawn() {
  return (
    <p className="grid size-full place-items-center rounded-control bg-fill px-4 text-center text-13 text-muted">
      The plot could not be loaded. Its figures are in the table below.
    </p>
  );
}

/** A plot whose days are read with a pointer or, once it has the focus, with the arrow keys. */
export function ReadablePlot({ plotted, metric, days }: Props) {
  const [at, setAt] = useState<number>();
  const unit = unitOf(days);
  const last = plotted.length - 1;
  const read = at === undefined ? undefined : plotted[at];
  const shown = read ?? plotted[last];

  function move(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setAt(Math.min(last, Math.max(0, (at ?? last) + step)));
  }

  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-13">
        <p className="min-h-9 min-w-0 sm:min-h-5">
          {read === undefined && (
            <span className="text-muted">
              <span className="pointer-coarse:hidden">
                Point at a {unit}, or use the arrow keys, to read it
              </span>
              <span className="hidden pointer-coarse:inline">Tap a {unit} to read it</span>
            </span>
          )}
          {read !== undefined && <span className="text-muted">{daysInWords(read)}: </span>}
          <span aria-live="polite" className="font-medium tabular-nums">
            {read !== undefined && readInWords(read, metric)}
          </span>
        </p>
        <PlotKey days={days} hasBefore={totalBefore(plotted) !== null} />
      </figcaption>
      <div className="relative">
        <div
          role="img"
          aria-label={plotEssence(plotted, metric, days)}
          className="h-[200px] sm:h-[260px]"
        >
          <Suspense fallback={<Skeleton className="size-full rounded-control" />}>
            <DrawnPlot plotted={plotted} at={at} onRead={setAt} />
          </Suspense>
        </div>
        {/* Over the plot for its focus alone: pointers go through to what is drawn. */}
        <div
          role="slider"
          tabIndex={0}
          aria-label={unit === 'day' ? 'Day' : 'Week'}
          aria-valuemin={1}
          aria-valuemax={plotted.length}
          aria-valuenow={(at ?? last) + 1}
          aria-valuetext={shown && daysInWords(shown)}
          onKeyDown={move}
          onFocus={() => setAt(last)}
          onBlur={() => setAt(undefined)}
          className="pointer-events-none absolute inset-0 rounded-control"
        />
      </div>
    </figure>
  );
}
