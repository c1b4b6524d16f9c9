import type { SharedShortlist } from '@callboard/contract/shortlists';
import { useEffect, useRef } from 'react';
import { classes } from '../../../ui/classes.ts';
import { Portrait } from '../../../ui/portrait.tsx';
import { RatingMark } from './rating-mark.tsx';
import type { Opinions } from './use-opinions.ts';

type Props = {
  entries: readonly SharedShortlist['entries'][number][];
  currentId: string;
  opinions: Opinions;
  onChoose: (id: string) => void;
};

/** All faces, small, to go to any of them. */
export function FaceStrip({ entries, currentId, opinions, onChoose }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const current = entries.findIndex(({ id }) => id === currentId);
  useEffect(() => {
    const list = strip.current;
    const item = list?.children[current];
    if (list === null || !(item instanceof HTMLElement)) return;
    list.scrollLeft = item.offsetLeft - (list.clientWidth - item.clientWidth) / 2;
  }, [current]);
  return (
    <ul
      ref={strip}
      aria-label="All faces"
      className="scroll-quiet relative -mx-1 flex gap-1.5 overflow-x-auto p-1"
    >
      {entries.map(({ id, name, photoUrl }) => {
        const { rating } = opinions.saidOf(id);
        return (
          <li key={id} className="w-12 shrink-0">
            <button
              type="button"
              aria-label={rating === null ? name : `${name}, rated ${rating} of 5`}
              aria-current={id === currentId}
              onClick={() => onChoose(id)}
              className={classes(
                'relative block w-full rounded-control outline-2 outline-offset-1',
                id === currentId ? 'outline-ink' : 'outline-transparent',
              )}
            >
              <Portrait name={name} photoUrl={photoUrl} className="text-12" />
              {rating !== null && <RatingMark rating={rating} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
