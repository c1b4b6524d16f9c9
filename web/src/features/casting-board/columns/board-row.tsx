import { useDraggable } from '@dnd-kit/core';
import { Play } from 'lucide-react';
import { memo } from 'react';
import { PICK_WORDS } from '../../../lib/casting/application-words.ts';
import { playingTime } from '../../../lib/talent/measures.ts';
import { classes } from '../../../ui/classes.ts';
import { VerifiedMark } from '../../verification/mark/api.ts';
import type { CardProps } from '../sheet/card-state.ts';
import { agesOf, fitWords, ratingWords } from '../sheet/card-words.ts';
import { standingWord } from '../sheet/column-words.ts';
import { Face } from '../sheet/face.tsx';
import { GridCell } from '../sheet/grid.tsx';
import { RatingStrip } from '../sheet/rating-strip.tsx';
import { columnOf } from '../store/board-card.ts';

/** In pixels, the room below it included. */
export const ROW_HEIGHT = 92;
const FACE_WIDTH = 56;

/** One applicant in a column. Whoever may move people drags it. */
export const BoardRow = memo(function BoardRow(props: CardProps) {
  const { card, isCursor, isSelected, isRating, isOpen, canReview, acts } = props;
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: card.id,
    disabled: !canReview,
  });
  return (
    <GridCell
      ref={setNodeRef}
      {...listeners}
      aria-selected={isSelected}
      data-card={card.id}
      tabIndex={props.isReachable ? 0 : -1}
      onClick={(event) => acts.press(card.id, event)}
      className={classes(
        'group/card relative flex h-[84px] cursor-default touch-manipulation select-none gap-2.5 rounded-card border bg-raised p-1.5 outline-2 outline-offset-1',
        isSelected ? 'border-ink' : 'border-line hover:border-line-strong',
        isCursor || isOpen ? 'outline-ink' : 'outline-transparent',
        isDragging && 'opacity-40',
      )}
    >
      <span className="relative w-14 shrink-0">
        <Face
          name={card.name}
          photoUrl={card.photoUrl}
          talentProfileId={card.talentProfileId}
          width={FACE_WIDTH}
          className="rounded-control"
        />
        {card.own.pick !== null && (
          <span
            aria-hidden="true"
            className="absolute right-0.5 bottom-0.5 grid size-[18px] place-items-center rounded-[5px] bg-accent font-semibold text-[11px] text-on-accent"
          >
            {PICK_WORDS[card.own.pick].charAt(0)}
          </span>
        )}
      </span>
      <Facts {...props} />
      {isRating && (
        <RatingStrip rating={card.own.rating} onRate={(given) => acts.rate(card.id, given)} />
      )}
    </GridCell>
  );
});

function Facts({ card, callback }: CardProps) {
  const column = columnOf(card);
  // Where several statuses share a column, the card says its own.
  const standing = column === 'unsent' || column === 'ended' ? standingWord(card, callback) : null;
  const first = card.outside === undefined ? [agesOf(card), card.place] : ['Outside'];
  const second = [standing, fitWords(card), card.needsConfirmation ? 'to confirm' : null];
  const rating = ratingWords(card);
  return (
    <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] content-center gap-0.5 text-12 text-muted">
      <span className="flex min-w-0 items-center gap-1">
        <span dir="auto" className="truncate font-semibold text-13 text-ink">
          {card.name}
        </span>
        <VerifiedMark verified={card.verified} />
      </span>
      <span className="truncate">{joined([...first, card.agencyName])}</span>
      <span className="flex min-w-0 items-center gap-1.5">
        <span className="truncate">{joined(second)}</span>
        {card.reelMs !== null && (
          <span className="flex shrink-0 items-center gap-0.5 tabular-nums">
            <Play aria-hidden="true" className="size-3" />
            {playingTime(card.reelMs)}
          </span>
        )}
        {rating !== null && <span className="ml-auto shrink-0 tabular-nums">{rating}</span>}
        {card.own.pick !== null && (
          <span className="sr-only">, your pick: {PICK_WORDS[card.own.pick]}</span>
        )}
      </span>
    </span>
  );
}

function joined(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(' · ');
}
