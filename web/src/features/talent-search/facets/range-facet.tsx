import { useState } from 'react';
import { classes } from '../../../ui/classes.ts';
import { Slider } from '../../../ui/slider.tsx';
import { type Bar, type Range, rangeOf, type Scale, thumbsOf } from './bands.ts';

type Props = {
  labels: readonly [string, string];
  bars: readonly Bar[];
  scale: Scale;
  range: Range;
  /** What a range is called: '25–44', 'any'. */
  say: (range: Range) => string;
  format: (value: number) => string;
  onRange: (range: Range) => void;
};

/** From one number to another, under a picture of how many there are. Asked for when it is let go. */
export function RangeFacet({ labels, bars, scale, range, say, format, onRange }: Props) {
  const [held, setHeld] = useState<number[]>();
  const thumbs = held ?? thumbsOf(range, scale);
  const [from = scale.least, to = scale.most] = thumbs;
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const width = scale.most - scale.least;
  return (
    <div className="px-2">
      <div aria-hidden="true" className="flex h-10 items-end gap-px">
        {bars.map((bar) => (
          <span
            key={bar.from}
            style={{
              width: `${((bar.to - bar.from) / width) * 100}%`,
              height: `${bar.count === 0 ? 0 : Math.max(4, (bar.count / most) * 100)}%`,
            }}
            className={classes(
              'rounded-t-[2px] transition-[height]',
              bar.to > from && bar.from <= to ? 'bg-muted' : 'bg-line',
            )}
          />
        ))}
      </div>
      <Slider
        labels={labels}
        min={scale.least}
        max={scale.most}
        value={[from, to]}
        format={format}
        onValueChange={setHeld}
        onValueCommit={(chosen) => {
          setHeld(undefined);
          onRange(rangeOf(chosen, scale));
        }}
        className="-mt-2"
      />
      <p className="pt-1 text-12 text-muted tabular-nums">{say(rangeOf(thumbs, scale))}</p>
    </div>
  );
}
