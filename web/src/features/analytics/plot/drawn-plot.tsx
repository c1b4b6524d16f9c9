import { useEffect, useEffectEvent, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { plotData, plotOptions, sizeFor } from './plot-options.ts';
import type { Plotted } from './plotted.ts';
import { onThemeChange, readColours } from './theme-colours.ts';

type Props = {
  plotted: readonly Plotted[];
  /** The place of what is read. */
  at: number | undefined;
  /** A pointer is over one of them, or has left. */
  onRead: (at: number | undefined) => void;
};

/** The canvas. It comes with the library that paints it, which nothing else needs. */
export function DrawnPlot({ plotted, at, onRead }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<uPlot>(null);
  const read = useEffectEvent(onRead);

  useEffect(() => {
    if (place.current === null) return;
    const plot = draw(place.current, plotted, (found) => read(found));
    drawn.current = plot.drawn;
    return () => {
      drawn.current = null;
      plot.end();
    };
  }, [plotted]);

  useEffect(() => {
    const plot = drawn.current;
    if (plot === null || (plot.cursor.idx ?? undefined) === at) return;
    const count = at === undefined ? undefined : plotted[at]?.count;
    const left = at === undefined ? AWAY : plot.valToPos(at, 'x');
    const top = count === undefined ? AWAY : plot.valToPos(count, 'y');
    plot.setCursor({ left, top }, false);
  }, [at, plotted]);

  return (
    <div
      ref={place}
      className="[&_.u-cursor-x]:border-line-strong! [&_.u-cursor-x]:border-solid! [&_.u-over]:cursor-crosshair"
    />
  );
}

/** Where the library puts a cursor that is not there. */
const AWAY = -10;

function draw(
  place: HTMLDivElement,
  plotted: readonly Plotted[],
  onRead: (at: number | undefined) => void,
) {
  let colours = readColours(place);
  const { fontFamily } = getComputedStyle(place);
  const options = plotOptions({
    plotted,
    width: place.clientWidth,
    font: `12px ${fontFamily}`,
    colours: () => colours,
    onRead,
  });
  const drawn = new uPlot(options, plotData(plotted), place);
  const forgetTheme = onThemeChange(() => {
    colours = readColours(place);
    drawn.redraw();
  });
  const sizes = new ResizeObserver(() => {
    if (place.clientWidth !== drawn.width) drawn.setSize(sizeFor(place.clientWidth));
  });
  sizes.observe(place);
  const end = () => {
    sizes.disconnect();
    forgetTheme();
    drawn.destroy();
  };
  return { drawn, end };
}
