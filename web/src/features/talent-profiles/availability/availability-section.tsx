import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldMessages } from '../../../ui/field-messages.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Editor, shownIn } from '../editor.ts';
import { SectionCard } from '../section-card.tsx';
import { todayIn } from './calendar-days.ts';
import { RangeRow } from './range-row.tsx';
import { newRange, type Range, type RangeKind, rangesIn, withRange } from './ranges.ts';

const RangeCalendar = lazy(async () => ({
  default: (await import('./range-calendar.tsx')).RangeCalendar,
}));

/** When a talent is free and when not: a calendar to draw in, and the same as a list. */
export function AvailabilitySection({ editor }: { editor: Editor }) {
  const today = todayIn(useCurrentUser().timeZone);
  const ranges = rangesIn(shownIn(editor, 'availability'));
  const [pastIds] = useState(() => new Set(ranges.filter((r) => r.to < today).map(({ id }) => id)));
  const past = ranges.filter(({ id }) => pastIds.has(id));
  const coming = ranges.filter(({ id }) => !pastIds.has(id));

  const change = (next: readonly Range[]) => editor.change('availability', next);
  const draw = (kind: RangeKind, from: string, to: string) =>
    change(withRange(ranges, newRange(kind, from, to)));

  return (
    <SectionCard
      title="Availability"
      description="Clients and agents see it before they ask. Saved as you go."
      editor={editor}
    >
      <Suspense fallback={<Skeleton className="h-[372px]" />}>
        <RangeCalendar ranges={ranges} today={today} onDraw={draw} />
      </Suspense>
      <section aria-label="Dates" className="grid min-w-0 gap-3 border-line border-t pt-5">
        <header className="flex items-center justify-between gap-3">
          <h3 className="font-semibold text-14">Dates</h3>
          <Button size={36} onClick={() => change([...ranges, newRange('available')])}>
            <Plus aria-hidden="true" className="size-4" />
            Add dates
          </Button>
        </header>
        {coming.length === 0 && (
          <p className="text-13 text-muted">
            Nothing to come. Without dates you count as open to ask.
          </p>
        )}
        <RangeList editor={editor} ranges={coming} all={ranges} onChange={change} />
        <FieldMessages id="availability-messages" error={editor.errors.availability} />
        {past.length > 0 && (
          <details className="group">
            <summary className="cursor-pointer py-2 text-13 text-muted hover:text-ink">
              Past dates ({past.length})
            </summary>
            <RangeList editor={editor} ranges={past} all={ranges} onChange={change} />
          </details>
        )}
      </section>
    </SectionCard>
  );
}

type ListProps = {
  editor: Editor;
  ranges: readonly Range[];
  all: readonly Range[];
  onChange: (next: readonly Range[]) => void;
};

function RangeList({ editor, ranges, all, onChange }: ListProps) {
  if (ranges.length === 0) return null;
  return (
    <ul className="grid min-w-0">
      {ranges.map((range) => (
        <RangeRow
          key={range.id}
          editor={editor}
          range={range}
          onChange={(changed) =>
            onChange(all.map((each) => (each.id === changed.id ? changed : each)))
          }
        />
      ))}
    </ul>
  );
}
