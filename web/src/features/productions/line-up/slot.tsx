import { LINE_UP_PLACES, type LineUpPlace } from '@callboard/contract/production-choices';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { MoreHorizontal, Plus, Replace, UserRoundX } from 'lucide-react';
import { type KeyboardEvent, type Ref, useCallback } from 'react';
import { PLACE_WORDS } from '../../../lib/casting/role-words.ts';
import { classes } from '../../../ui/classes.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import type { Face } from './line-up-data.ts';

export type SlotId = `${string}:${LineUpPlace}`;

type Props = {
  id: SlotId;
  place: LineUpPlace;
  roleTitle: string;
  face: Face | undefined;
  mayChange: boolean;
  onChoose: () => void;
  onMoveTo: (place: LineUpPlace) => void;
  onRemove: () => void;
};

/** A place in a role's column: someone, or room for someone. */
export function Slot(props: Props) {
  const { id, place, roleTitle, face, mayChange, onChoose } = props;
  const { setNodeRef, isOver } = useDroppable({ id, disabled: !mayChange });
  return (
    <div ref={setNodeRef} className={classes('grid gap-1 rounded-control', isOver && 'outline-2')}>
      <span className="text-12 text-muted">{PLACE_WORDS[place]}</span>
      {face !== undefined && <FaceCard {...props} face={face} />}
      {face === undefined && mayChange && (
        <button
          type="button"
          aria-label={`${PLACE_WORDS[place]} for ${roleTitle}: choose someone`}
          onClick={onChoose}
          className={classes(
            'grid place-items-center rounded-control border border-line-strong border-dashed text-muted transition-colors hover:bg-fill hover:text-ink',
            place === 'first' ? 'aspect-4/5' : 'h-14',
          )}
        >
          <Plus aria-hidden="true" className="size-5" />
        </button>
      )}
      {face === undefined && !mayChange && <p className="text-13 text-muted">Nobody yet</p>}
    </div>
  );
}

function FaceCard(props: Props & { face: Face }) {
  const { id, place, face, mayChange, onMoveTo } = props;
  const drag = useDraggable({ id, disabled: !mayChange });
  const isLarge = place === 'first';
  const ref = useCallback((node: HTMLElement | null) => drag.setNodeRef(node), [drag.setNodeRef]);

  /** 1, 2 and 3 are the places. */
  function press(event: KeyboardEvent) {
    const next = LINE_UP_PLACES[Number(event.key) - 1];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onMoveTo(next);
  }

  const moved = drag.transform;
  return (
    <div
      ref={ref}
      {...(mayChange ? drag.listeners : {})}
      style={moved ? { transform: `translate(${moved.x}px, ${moved.y}px)` } : undefined}
      className={classes(
        'relative touch-manipulation',
        !isLarge && 'grid grid-cols-[44px_minmax(0,1fr)] items-center gap-2',
        mayChange && 'cursor-grab active:cursor-grabbing',
        drag.isDragging && 'z-sticky opacity-90',
      )}
    >
      <Portrait name={face.name} photoUrl={face.photoUrl} className={isLarge ? '' : 'text-12'} />
      <div className={classes('flex min-w-0 items-center gap-1', isLarge && 'pt-1.5')}>
        <span className="min-w-0 flex-1">
          <span className={classes('block truncate', isLarge ? 'font-semibold' : 'text-13')}>
            {face.name}
          </span>
          {face.outsidePersonId !== null && (
            <span className="block truncate text-12 text-muted">Not on Callboard</span>
          )}
        </span>
        {mayChange && <FaceMenu {...props} onKeyDown={press} />}
      </div>
    </div>
  );
}

type MenuProps = Props & {
  face: Face;
  onKeyDown: (event: KeyboardEvent) => void;
  ref?: Ref<HTMLButtonElement>;
};

function FaceMenu({ place, roleTitle, face, onKeyDown, onChoose, onMoveTo, onRemove }: MenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <button
          type="button"
          aria-label={`${face.name}, ${PLACE_WORDS[place].toLowerCase()} for ${roleTitle}`}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => event.stopPropagation()}
          className="grid size-8 shrink-0 place-items-center rounded-control text-muted hover:bg-fill hover:text-ink pointer-coarse:size-9"
        >
          <MoreHorizontal aria-hidden="true" className="size-[18px]" />
        </button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {LINE_UP_PLACES.map((each, index) => (
          <DropdownMenuItem
            key={each}
            shortcut={String(index + 1)}
            disabled={each === place}
            onSelect={() => onMoveTo(each)}
          >
            {`To ${PLACE_WORDS[each].toLowerCase()}`}
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={Replace} onSelect={onChoose}>
          Choose someone else…
        </DropdownMenuItem>
        <DropdownMenuItem icon={UserRoundX} onSelect={onRemove}>
          Take out of the line-up
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
