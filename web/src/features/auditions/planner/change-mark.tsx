import type { SeatChange } from '@callboard/contract/audition-choices';

const WORDS: Record<SeatChange, string> = {
  new: 'Not sent',
  moved: 'Moved',
  facts_changed: 'Changed',
  removed: 'Taken out',
};

/** What they have not been told yet. */
export function ChangeMark({ change }: { change: SeatChange | null }) {
  if (change === null) return null;
  return (
    <span className="inline-flex h-[18px] shrink-0 items-center rounded-full bg-warn-soft px-1.5 font-medium text-[11px] text-warn">
      {WORDS[change]}
    </span>
  );
}
