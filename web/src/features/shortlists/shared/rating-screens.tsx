import type { SharedShortlist } from '@callboard/contract/shortlists';
import { useSearch } from '@tanstack/react-router';
import { useChangeAddress } from '../../../lib/use-change-address.ts';
import { useKeys } from '../../../ui/use-keys.ts';
import { RATINGS } from '../stars.tsx';
import { AllFaces } from './all-faces.tsx';
import { OneFace } from './one-face.tsx';
import { SharedHeading } from './shared-heading.tsx';
import { useOpinions } from './use-opinions.ts';
import type { Viewer } from './viewer.ts';

type Props = {
  token: string;
  viewer: Viewer;
  list: SharedShortlist;
  onSomeoneElse: () => void;
};

/** One face after the other, and all of them with what was said. The address says which. */
export function Rating({ token, viewer, list, onSomeoneElse }: Props) {
  const { entries } = list;
  const opinions = useOpinions({ token, viewer, list });
  const { face } = useSearch({ strict: false });
  const changeAddress = useChangeAddress();
  const at = entries.findIndex(({ id }) => id === face);
  const entry = entries[at] ?? (face === 'all' ? undefined : entries[0]);
  const place = Math.max(at, 0);

  function show(id: string) {
    opinions.flush();
    changeAddress({ face: id });
  }
  /** After the last comes the sight of all. */
  const next = () => show(entries[place + 1]?.id ?? 'all');
  const previous = () => {
    const before = entries[place - 1];
    if (before !== undefined) show(before.id);
  };
  const rate = (rating: number) => {
    if (entry === undefined) return;
    const isTakenBack = opinions.saidOf(entry.id).rating === rating;
    opinions.say(entry.id, { rating: isTakenBack ? null : rating });
  };
  useKeys(
    {
      ArrowRight: next,
      ArrowLeft: previous,
      j: next,
      k: previous,
      ...Object.fromEntries(RATINGS.map((rating) => [String(rating), () => rate(rating)])),
    },
    entry !== undefined,
  );
  const said = entries.filter(({ id }) => opinions.saidOf(id).rating !== null).length;
  return (
    <div className="mx-auto grid w-full max-w-[960px] grid-cols-[minmax(0,1fr)] gap-4">
      <SharedHeading list={list} viewer={viewer} saidCount={said} onSomeoneElse={onSomeoneElse} />
      {entry === undefined ? (
        <AllFaces list={list} opinions={opinions} saidCount={said} onChoose={show} />
      ) : (
        <OneFace
          key={entry.id}
          entry={entry}
          place={place}
          entries={entries}
          opinions={opinions}
          onRate={rate}
          onNext={next}
          onPrevious={place > 0 ? previous : undefined}
          onChoose={show}
        />
      )}
    </div>
  );
}
