import type { FoundTalent } from '@callboard/contract/talent-search';
import { Play } from 'lucide-react';
import { type MouseEvent, memo, useState } from 'react';
import { classes } from '../../../ui/classes.ts';
import { Face, GridCell, SelectMark } from '../../casting-board/sheet/api.ts';
import { FitMark } from '../../casting-calls/api.ts';
import { VerifiedMark } from '../../verification/mark/api.ts';
import { factsLine } from './face-words.ts';

/** Nothing hovers where there is no pointer. */
const IS_TOUCHED = window.matchMedia('(pointer: coarse)').matches;

/** In pixels: what stands below a face. */
export const CAPTION_HEIGHT = 64;

/** The same functions for all cards, so that one that did not change is not drawn again. */
export type CardActs = {
  open: (talent: FoundTalent, event: MouseEvent) => void;
  toggle: (talent: FoundTalent, event: MouseEvent) => void;
};

type Props = {
  talent: FoundTalent;
  /** In pixels. */
  width: number;
  isCursor: boolean;
  /** Where the tab key arrives. */
  isReachable: boolean;
  isOpen: boolean;
  isSelected: boolean;
  isAnySelected: boolean;
  canSelect: boolean;
  acts: CardActs;
};

/** One of those who were found. */
export const TalentCard = memo(function TalentCard(props: Props) {
  const { talent, width, isCursor, isOpen, isSelected, canSelect, acts } = props;
  // Most faces are only passed by: what one can do to them is drawn when one comes near.
  const [isHovered, setIsHovered] = useState(false);
  const isMarkShown = isHovered || isCursor || isSelected || props.isAnySelected || IS_TOUCHED;
  return (
    <GridCell
      {...(canSelect && { 'aria-selected': isSelected })}
      data-card={talent.id}
      tabIndex={props.isReachable ? 0 : -1}
      onClick={(event) => acts.open(talent, event)}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      className="group/card flex min-w-0 cursor-default select-none flex-col-reverse justify-end outline-none"
      style={{ width }}
    >
      {/* Who it is comes first for those who listen, and below the face for those who see. */}
      <div>
        <p className="flex min-w-0 items-center gap-1 pt-2">
          <span dir="auto" className="truncate font-semibold text-14">
            {talent.name}
          </span>
          <VerifiedMark verified={talent.verified} />
        </p>
        <p className="truncate text-12 text-muted">{factsLine(talent)}</p>
        <LastLine talent={talent} />
      </div>
      <div
        className={classes(
          'relative rounded-card outline-2 outline-offset-2',
          isCursor || isSelected || isOpen ? 'outline-ink' : 'outline-transparent',
        )}
      >
        <Face
          name={talent.name}
          photoUrl={talent.photoUrl}
          talentProfileId={talent.id}
          width={Math.round(width)}
          className="rounded-card"
        />
        {talent.hasShowreel && (
          <span className="absolute bottom-1.5 left-1.5 grid size-6 place-items-center rounded-[7px] bg-[#131311]/75 text-[#f1efe8]">
            <Play role="img" aria-label="Has a showreel" className="size-3" />
          </span>
        )}
        {canSelect && isMarkShown && (
          <SelectMark
            name={talent.name}
            isSelected={isSelected}
            onToggle={(event) => acts.toggle(talent, event)}
          />
        )}
      </div>
    </GridCell>
  );
});

/** How well they fit the role; without one, what they say of themselves. */
function LastLine({ talent: { fit, headline } }: Pick<Props, 'talent'>) {
  if (fit !== null && fit.asked > 0) return <FitMark fit={fit} />;
  return <p className="truncate text-12 text-muted">{headline}</p>;
}
