import { Play, Send } from 'lucide-react';
import { memo, useState } from 'react';
import { playingTime } from '../../../lib/talent/measures.ts';
import { classes } from '../../../ui/classes.ts';
import { VerifiedMark } from '../../verification/mark/api.ts';
import { columnOf } from '../store/board-card.ts';
import type { CardProps } from './card-state.ts';
import { factsLine, ratingWords, standingLine } from './card-words.ts';
import { COLUMN_DOTS } from './column-words.ts';
import { Face } from './face.tsx';
import { GridCell } from './grid.tsx';
import { PickButtons } from './pick-buttons.tsx';
import { RatingStrip } from './rating-strip.tsx';
import { SelectMark } from './select-mark.tsx';

/** Nothing hovers where there is no pointer. */
const IS_TOUCHED = window.matchMedia('(pointer: coarse)').matches;

/** In pixels: what stands below a face in the contact sheet. */
export const CAPTION_HEIGHT = 68;

/** One applicant on the contact sheet. */
export const FaceCard = memo(function FaceCard(props: CardProps) {
  const { card, callback, width, isCursor, isSelected, isRating, isOpen, canReview, acts } = props;
  // Most faces are only passed by: what one can do to them is drawn when one comes near.
  const [isHovered, setIsHovered] = useState(false);
  const isNear = isHovered || isCursor;
  const column = columnOf(card);
  const isOver = column === 'ended';
  const rating = ratingWords(card);
  return (
    <GridCell
      aria-selected={isSelected}
      data-card={card.id}
      tabIndex={props.isReachable ? 0 : -1}
      onClick={(event) => acts.press(card.id, event)}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      className="group/card flex min-w-0 cursor-default select-none flex-col-reverse outline-none"
      style={{ width }}
    >
      {/* Who it is comes first for those who listen, and below the face for those who see. */}
      <div>
        <div className="flex items-baseline justify-between gap-1.5 pt-2">
          <span className="flex min-w-0 items-center gap-1">
            <span dir="auto" className="truncate font-semibold text-14">
              {card.name}
            </span>
            <VerifiedMark verified={card.verified} />
          </span>
          {rating !== null && <span className="text-13 text-muted tabular-nums">{rating}</span>}
        </div>
        <p className="truncate text-12 text-muted">{factsLine(card)}</p>
        <p className="flex items-center gap-1.5 pt-1 text-12 text-muted">
          <span className={classes('size-1.5 shrink-0 rounded-full', COLUMN_DOTS[column])} />
          <span className="truncate">{standingLine(card, callback)}</span>
        </p>
      </div>
      <div
        className={classes(
          'relative rounded-card outline-2 outline-offset-2',
          isCursor || isSelected || isOpen ? 'outline-ink' : 'outline-transparent',
        )}
      >
        <Face
          name={card.name}
          photoUrl={card.photoUrl}
          talentProfileId={card.talentProfileId}
          width={Math.round(width)}
          className={classes('rounded-card', isOver && 'opacity-50 saturate-50')}
        />
        {card.outside !== undefined && (
          <span className="absolute top-1.5 right-1.5 rounded-full bg-raised px-2 py-0.5 font-medium text-12">
            Outside
          </span>
        )}
        {column === 'unsent' && (
          <span className="absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full bg-raised text-danger">
            <Send aria-hidden="true" className="size-3.5" />
          </span>
        )}
        {card.reelMs !== null && !isRating && (
          <span className="absolute bottom-1.5 left-1.5 flex h-6 items-center gap-1 rounded-[7px] bg-[#131311]/75 px-1.5 text-12 text-[#f1efe8] tabular-nums">
            <Play aria-hidden="true" className="size-3" />
            {playingTime(card.reelMs)}
          </span>
        )}
        {canReview &&
          card.outside === undefined &&
          !isRating &&
          (isNear || card.own.pick !== null) && (
            <PickButtons
              pick={card.own.pick}
              isQuiet={!isNear}
              onPick={(pick) => acts.pick(card.id, pick)}
            />
          )}
        {isRating && (
          <RatingStrip rating={card.own.rating} onRate={(given) => acts.rate(card.id, given)} />
        )}
        {(isNear || isSelected || props.isAnySelected || IS_TOUCHED) && (
          <SelectMark
            name={card.name}
            isSelected={isSelected}
            onToggle={(event) => acts.toggle(card.id, event)}
          />
        )}
      </div>
    </GridCell>
  );
});
