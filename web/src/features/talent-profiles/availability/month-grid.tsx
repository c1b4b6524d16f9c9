import { useId } from 'react';
import { classes } from '../../../ui/classes.ts';
import {
  dayInFull,
  firstOf,
  type Month,
  monthInFull,
  weekdayInFull,
  weekdayInShort,
  weeksOf,
} from './calendar-days.ts';
import { KIND_WORDS, kindOn, type Range, type RangeKind } from './ranges.ts';

type Props = {
  month: Month;
  ranges: readonly Range[];
  today: string;
  firstWeekday: number;
  /** The one day that Tab comes to; arrow keys go on from there. */
  current: string;
  /** What is being drawn. */
  drawn: readonly [from: string, to: string] | undefined;
};

/** A Sunday to begin with, for the names of the weekdays. */
const SUNDAY = 4;
const weekdays = (firstWeekday: number) =>
  Array.from(
    { length: 7 },
    (_, place) => `2026-01-${String(SUNDAY + firstWeekday + place).padStart(2, '0')}`,
  );

export function MonthGrid({ month, firstWeekday, ...shown }: Props) {
  const id = useId();
  return (
    <div className="min-w-0">
      <h3 id={id} className="mb-2 text-center font-medium text-13">
        {monthInFull(firstOf(month))}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a grid */}
      <table role="grid" aria-labelledby={id} className="w-full table-fixed border-collapse">
        <thead>
          <tr>
            {weekdays(firstWeekday).map((day) => (
              <th key={day} scope="col" className="h-8 font-normal text-12 text-muted">
                <abbr title={weekdayInFull(day)} className="no-underline">
                  {weekdayInShort(day).slice(0, 2)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, firstWeekday).map((week) => (
            <tr key={week.find((day) => day !== undefined)}>
              {week.map((day, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a week's places never move
                <td key={place} className="p-0 py-px">
                  {day !== undefined && (
                    <Day {...shown} day={day} before={week[place - 1]} after={week[place + 1]} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type DayProps = Omit<Props, 'month' | 'firstWeekday'> & {
  day: string;
  /** Its neighbours in the week, into which a range runs on. */
  before: string | undefined;
  after: string | undefined;
};

type Look = RangeKind | 'drawn' | undefined;

export const DAY_LOOKS: Record<RangeKind | 'drawn', string> = {
  available: 'bg-success-soft font-medium text-success',
  booked_out: 'bg-fill text-muted line-through',
  drawn: 'bg-ink font-medium text-paper',
};

function Day({ day, before, after, ranges, today, current, drawn }: DayProps) {
  const lookOf = (each: string | undefined): Look => {
    if (each === undefined) return undefined;
    if (drawn !== undefined && drawn[0] <= each && each <= drawn[1]) return 'drawn';
    return kindOn(ranges, each);
  };
  const look = lookOf(day);
  const kind = kindOn(ranges, day);
  const isPast = day < today;
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={day === current ? 0 : -1}
      aria-label={[dayInFull(day), kind && KIND_WORDS[kind].toLowerCase()]
        .filter(Boolean)
        .join(', ')}
      aria-current={day === today ? 'date' : undefined}
      aria-disabled={isPast || undefined}
      className={classes(
        'relative grid h-9 w-full place-items-center text-13 tabular-nums focus-visible:z-1 pointer-coarse:h-11',
        look === undefined ? 'rounded-control' : DAY_LOOKS[look],
        look === undefined && !isPast && 'hover:bg-fill',
        look !== undefined && lookOf(before) !== look && 'rounded-l-control',
        look !== undefined && lookOf(after) !== look && 'rounded-r-control',
        isPast && 'cursor-default opacity-40',
        day === today &&
          'after:absolute after:bottom-1 after:size-1 after:rounded-full after:bg-current',
      )}
    >
      {Number(day.slice(-2))}
    </button>
  );
}
