import uPlot from 'uplot';
import type { Plotted } from './plotted.ts';
import type { Colours } from './theme-colours.ts';
import { countMarked, countsMarked, dateMarked, datesMarked } from './ticks.ts';

/** Up to so many, each has a bar; more of them are read as a line. */
const BARS_MAX = 31;
/** Below it, in pixels, every bit of height is the page's. */
const NARROW = 480;
/** In pixels: a digit beside the plot, and the air around all of them. */
const DIGIT = 7;
const AIR = 14;

export const sizeFor = (width: number) => ({ width, height: width < NARROW ? 200 : 260 });

type Asked = {
  plotted: readonly Plotted[];
  width: number;
  font: string;
  /** Asked for with each drawing: the theme may have changed. */
  colours: () => Colours;
  onRead: (at: number | undefined) => void;
};

/** The period before lies broad and pale behind this one. */
export function plotOptions({ plotted, width, font, colours, onRead }: Asked): uPlot.Options {
  const counts = countsMarked(highestOf(plotted));
  const digits = Math.max(...counts.map((count) => countMarked(count).length));
  const axis = { font, stroke: () => colours().muted, ticks: { show: false } };
  return {
    ...sizeFor(width),
    // On the right for half of the last date.
    padding: [8, 20, 0, 0],
    legend: { show: false },
    scales: {
      x: { time: false, range: () => [-0.5, plotted.length - 0.5] },
      y: { range: () => [0, counts.at(-1) ?? 1] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 24,
        splits: (plot) => datesMarked(plotted, plot.width),
        values: (_, places) => places.map((place) => wordsAt(plotted, place)),
      },
      {
        ...axis,
        grid: { stroke: () => colours().line, width: 1 },
        size: AIR + DIGIT * digits,
        splits: () => counts,
        values: (_, marked) => marked.map(countMarked),
      },
    ],
    series: seriesOf(plotted, colours),
    cursor: {
      y: false,
      drag: { x: false, y: false },
      points: {
        size: 9,
        width: 2,
        fill: (_, series) => (series === 1 ? colours().raised : colours().accent),
        stroke: (_, series) => (series === 1 ? colours().lineStrong : colours().ink),
      },
    },
    hooks: { setCursor: [({ cursor }) => onRead(cursor.idx ?? undefined)] },
  };
}

export function plotData(plotted: readonly Plotted[]): uPlot.AlignedData {
  // A bar of nothing would be drawn as a stroke.
  const drawn = (count: number) => (areBars(plotted) && count === 0 ? null : count);
  return [
    plotted.map((_, place) => place),
    plotted.map(({ before }) => before && drawn(before.count)),
    plotted.map(({ count }) => drawn(count)),
  ];
}

const areBars = ({ length }: readonly Plotted[]) => length <= BARS_MAX;

/** The first is where they stand; then the period before, and this one over it. */
function seriesOf(plotted: readonly Plotted[], colours: () => Colours): uPlot.Series[] {
  const hasBars = areBars(plotted);
  const ink = () => colours().ink;
  const common = { points: { show: false } };
  return [
    {},
    {
      ...common,
      stroke: () => colours().lineStrong,
      fill: () => colours().line,
      width: 1,
      ...(hasBars && bars(0.86, 56)),
    },
    {
      ...common,
      stroke: ink,
      width: hasBars ? 0 : 2,
      ...(hasBars && { ...bars(0.5, 32), fill: ink }),
    },
  ];
}

const highestOf = (plotted: readonly Plotted[]) =>
  Math.max(0, ...plotted.flatMap(({ count, before }) => [count, before?.count ?? 0]));

function wordsAt(plotted: readonly Plotted[], place: number): string {
  const at = plotted[place];
  return at === undefined ? '' : dateMarked(at);
}

/** `share` of the room that each has, at most so many pixels. */
function bars(share: number, most: number): Partial<uPlot.Series> {
  const paths = uPlot.paths.bars?.({ size: [share, most], radius: [0.15, 0] });
  return paths === undefined ? {} : { paths };
}
