import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import {
  dayInShort,
  firstWeekdayIn,
  followingMonth,
  monthOf,
  monthsBetween,
} from './calendar-days.ts';
import { DAY_LOOKS, MonthGrid } from './month-grid.tsx';
import { KIND_OPTIONS, type Range, type RangeKind } from './ranges.ts';
import { useRangeDrawing } from './use-range-drawing.ts';

type Props = {
  ranges: readonly Range[];
  today: string;
  onDraw: (kind: RangeKind, from: string, to: string) => void;
};

/** As the second month's `sm:block` below. */
const TWO_MONTHS = '(width >= 40rem)';
const monthsShown = () => (window.matchMedia(TWO_MONTHS).matches ? 2 : 1);

/** Two months, one on a phone, in which ranges are drawn from one day to another. */
export function RangeCalendar({ ranges, today, onDraw }: Props) {
  const firstWeekday = firstWeekdayIn(useCurrentUser().countryId);
  const [kind, setKind] = useState<RangeKind>('available');
  const drawing = useRangeDrawing({
    today,
    firstWeekday,
    monthsShown,
    onDraw: (from, to) => onDraw(kind, from, to),
  });
  const { month, current, start, drawn } = drawing;
  const days = useRef<HTMLDivElement>(null);
  const isMovedByKey = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys' day may be in another month
  useEffect(() => {
    if (!isMovedByKey.current) return;
    isMovedByKey.current = false;
    days.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current, month]);

  const shared = { ranges, today, firstWeekday, current, drawn };
  return (
    <section aria-label="Calendar" className="grid min-w-0 gap-4">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <Segmented
          label="What you draw"
          options={KIND_OPTIONS}
          value={kind}
          onValueChange={setKind}
        />
        <div className="flex gap-1">
          <IconButton
            icon={ChevronLeft}
            label="Earlier"
            disabled={monthsBetween(monthOf(today), month) <= 0}
            onClick={() => drawing.turn(-1)}
          />
          <IconButton icon={ChevronRight} label="Later" onClick={() => drawing.turn(1)} />
        </div>
      </header>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 text-13 text-muted pointer-coarse:min-h-11">
        <p role="status" className="flex items-center gap-1">
          {start === undefined
            ? 'Choose the first day, then the last.'
            : `From ${dayInShort(start)}. Choose the last day.`}
          {start !== undefined && (
            <Button look="quiet" size={36} onClick={drawing.cancel}>
              Cancel
            </Button>
          )}
        </p>
        <Legend />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears what its days are told */}
      <div
        ref={days}
        className="grid min-w-0 gap-8 sm:grid-cols-2"
        onKeyDown={(event) => {
          if (!drawing.press(event)) return;
          event.preventDefault();
          isMovedByKey.current = true;
        }}
        onClick={(event) => {
          const day = dayAt(event.target);
          if (day !== undefined) drawing.choose(day);
        }}
        onPointerMove={(event) => {
          const day = dayAt(event.target);
          if (start !== undefined && day !== undefined && day >= today) drawing.point(day);
        }}
      >
        <MonthGrid month={month} {...shared} />
        <div className="hidden sm:block">
          <MonthGrid month={followingMonth(month, 1)} {...shared} />
        </div>
      </div>
    </section>
  );
}

function Legend() {
  return (
    <ul aria-label="What the colours say" className="flex gap-4">
      {KIND_OPTIONS.map(({ value, label }) => (
        <li key={value} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={classes(
              'grid h-5 w-6 place-items-center rounded-[5px] text-12',
              DAY_LOOKS[value],
            )}
          >
            8
          </span>
          {label}
        </li>
      ))}
    </ul>
  );
}

function dayAt(target: EventTarget): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('[data-day]')?.dataset.day;
}
