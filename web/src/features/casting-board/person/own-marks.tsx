import { PICKS } from '@callboard/contract/application-moves';
import { PICK_WORDS } from '../../../lib/casting/application-words.ts';
import { classes } from '../../../ui/classes.ts';
import { pickPeople, ratePeople } from '../acts/mark-person.ts';
import { useBoardScene } from '../board-context.ts';
import { RATINGS } from '../sheet/rating-strip.tsx';
import type { BoardCard } from '../store/board-card.ts';

const BUTTON =
  'grid h-8 min-w-8 place-items-center rounded-control border px-2 font-semibold text-13 tabular-nums transition-colors pointer-coarse:h-11 pointer-coarse:min-w-11';
const look = (isOn: boolean) =>
  classes(
    BUTTON,
    isOn ? 'border-accent bg-accent text-on-accent' : 'border-line bg-raised hover:bg-fill',
  );

/** One's own pick and rating. The team sees the average of all ratings. */
export function OwnMarks({ card }: { card: BoardCard }) {
  const { board } = useBoardScene();
  const { own, rating } = card;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <fieldset className="flex items-center gap-1">
        <legend className="sr-only">Your pick, seen by you alone</legend>
        {PICKS.map((pick) => (
          <button
            key={pick}
            type="button"
            aria-pressed={own.pick === pick}
            onClick={() => void pickPeople(board, [card.id], pick)}
            className={look(own.pick === pick)}
          >
            {PICK_WORDS[pick]}
          </button>
        ))}
      </fieldset>
      <fieldset className="flex flex-wrap items-center gap-1">
        <legend className="sr-only">Your rating</legend>
        {RATINGS.map((each) => (
          <button
            key={each}
            type="button"
            aria-label={`${each} of 5`}
            aria-pressed={own.rating === each}
            onClick={() => void ratePeople(board, [card.id], own.rating === each ? null : each)}
            className={look(own.rating === each)}
          >
            {each}
          </button>
        ))}
        {rating.average !== null && (
          <span className="pl-2 text-12 text-muted tabular-nums">
            {rating.average.toFixed(1)} from {rating.count}
          </span>
        )}
      </fieldset>
    </div>
  );
}
