import type { SharedShortlist } from '@callboard/contract/shortlists';
import { Portrait } from '../../../ui/portrait.tsx';
import { RatingMark } from './rating-mark.tsx';
import type { Opinions } from './use-opinions.ts';

type Props = {
  list: SharedShortlist;
  opinions: Opinions;
  saidCount: number;
  onChoose: (id: string) => void;
};

/** Everyone with one's own rating, after the last; any of them can be looked at again. */
export function AllFaces({ list, opinions, saidCount, onChoose }: Props) {
  const left = list.entries.length - saidCount;
  return (
    <div className="grid gap-5">
      <div className="grid gap-1 rounded-card bg-sunk p-4">
        <h2 className="font-semibold text-16">
          {left === 0 ? 'Thank you, that is everyone' : 'You have seen everyone'}
        </h2>
        <p className="wrap-anywhere text-14 text-muted">
          {left === 0
            ? `${list.sharedByName} sees what you said. You can change it as long as the link is open.`
            : `${left} of them ${left === 1 ? 'has' : 'have'} no rating yet. ${list.sharedByName} sees what you said so far.`}
          {list.withheld > 0 &&
            ` ${list.withheld === 1 ? 'One more is' : `${list.withheld} more are`} on the list that no link shows.`}
        </p>
      </div>
      <ul
        aria-label="All faces"
        className="grid grid-cols-3 gap-x-3 gap-y-4 sm:grid-cols-[repeat(auto-fill,minmax(140px,1fr))]"
      >
        {list.entries.map(({ id, name, photoUrl }) => {
          const { rating, comment } = opinions.saidOf(id);
          return (
            <li key={id} className="min-w-0">
              <button
                type="button"
                aria-label={rating === null ? name : `${name}, rated ${rating} of 5`}
                onClick={() => onChoose(id)}
                className="grid w-full gap-1.5 rounded-card text-left"
              >
                <span className="relative block">
                  <Portrait name={name} photoUrl={photoUrl} className="rounded-card" />
                  {rating !== null && <RatingMark rating={rating} />}
                </span>
                <span dir="auto" className="truncate font-semibold text-13">
                  {name}
                </span>
                {comment !== '' && (
                  <span dir="auto" className="wrap-anywhere line-clamp-2 text-12 text-muted">
                    {comment}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
