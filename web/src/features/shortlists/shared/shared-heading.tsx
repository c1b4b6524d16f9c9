import type { SharedShortlist } from '@callboard/contract/shortlists';
import { shortDay } from '../../../lib/casting/days.ts';
import type { Viewer } from './viewer.ts';

type Props = {
  list: SharedShortlist;
  viewer: Viewer;
  saidCount: number;
  onSomeoneElse: () => void;
};

/** Small: the faces are what they came for. */
export function SharedHeading({ list, viewer, saidCount, onSomeoneElse }: Props) {
  const forWhat = [list.roleTitle, list.productionTitle].filter((part) => part !== null);
  return (
    <header className="grid gap-0.5">
      <div className="flex items-baseline justify-between gap-3">
        <h1 dir="auto" className="min-w-0 truncate font-semibold text-16">
          {list.name}
        </h1>
        <p className="shrink-0 text-13 text-muted tabular-nums">
          {saidCount} of {list.entries.length} rated
        </p>
      </div>
      <p className="text-12 text-muted">
        {forWhat.join(' · ')} · open until {shortDay(list.expiresAt)} · you are{' '}
        <span dir="auto">{viewer.name}</span>{' '}
        <button
          type="button"
          onClick={onSomeoneElse}
          className="rounded-control underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:py-1.5"
        >
          Not you?
        </button>
      </p>
    </header>
  );
}
