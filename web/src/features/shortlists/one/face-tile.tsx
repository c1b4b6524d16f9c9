import type { ShortlistEntry } from '@callboard/contract/shortlists';
import { Link, useNavigate } from '@tanstack/react-router';
import { Check, EyeOff, GripVertical, Star, UserMinus } from 'lucide-react';
import { classes } from '../../../ui/classes.ts';
import { Portrait } from '../../../ui/portrait.tsx';
import { useSortableItem } from '../../../ui/sortable/use-sortable-item.ts';
import { VerifiedMark } from '../../verification/mark/api.ts';
import { factsLine } from '../words.ts';
import { EntryNote } from './entry-note.tsx';
import { Opinions } from './opinions.tsx';

/** On a photo, whatever its colours: the same by day and by night. */
const ON_PHOTO =
  'absolute grid size-8 place-items-center rounded-control bg-[#1a1916]/60 text-[#f6f5f2] transition-opacity hover:bg-[#1a1916]/80 pointer-coarse:size-9';
/** Seen by those who point at it, use keys or have no pointer. */
const WHEN_NEAR =
  'opacity-0 focus-visible:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100';

type Props = {
  listId: string;
  entry: ShortlistEntry;
  mayChange: boolean;
  isSelected: boolean;
  onToggle: () => void;
  onRemove: () => void;
};

/** One face of a list: the photo is dragged by mouse and finger, the grip in it by keys. */
export function FaceTile(props: Props) {
  const { listId, entry, mayChange, isSelected, onToggle, onRemove } = props;
  const { item, grip, drag, isDragging } = useSortableItem(entry.id);
  const navigate = useNavigate();
  const { name, photoUrl, talentProfileId, rating } = entry;
  return (
    <li
      {...item}
      className={classes(
        'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2',
        isDragging && 'z-sticky opacity-80',
      )}
    >
      <div
        {...(mayChange && drag)}
        className={classes(
          'group relative touch-manipulation select-none rounded-card outline-2 outline-offset-2',
          isSelected ? 'outline-ink' : 'outline-transparent',
        )}
      >
        {/* The name below leads there too. */}
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => void navigate({ to: '/talent/$id', params: { id: talentProfileId } })}
          className="block w-full"
        >
          <Portrait name={name} photoUrl={photoUrl} className="rounded-card text-28" />
        </button>
        <button
          type="button"
          aria-label={`Select ${name}`}
          aria-pressed={isSelected}
          onClick={onToggle}
          className={classes(
            'absolute top-1.5 left-1.5 grid size-6 place-items-center rounded-full border pointer-coarse:size-8',
            isSelected
              ? 'border-[#1a1916] bg-[#1a1916] text-[#f1efe8]'
              : 'border-[#f6f5f2] bg-[#1a1916]/20 text-[#f6f5f2]/0',
          )}
        >
          <Check aria-hidden="true" className="size-3.5" />
        </button>
        {mayChange && (
          <>
            <button
              {...grip}
              type="button"
              aria-label={`Move ${name}`}
              className={classes(
                ON_PHOTO,
                WHEN_NEAR,
                'bottom-1.5 left-1.5 cursor-grab touch-none active:cursor-grabbing',
              )}
            >
              <GripVertical aria-hidden="true" className="size-[18px]" />
            </button>
            <button
              type="button"
              aria-label={`Take ${name} off the list`}
              onClick={onRemove}
              className={classes(ON_PHOTO, WHEN_NEAR, 'right-1.5 bottom-1.5')}
            >
              <UserMinus aria-hidden="true" className="size-4" />
            </button>
          </>
        )}
      </div>
      <div className="min-w-0">
        <div className="flex items-baseline justify-between gap-1.5">
          <h3 className="flex min-w-0 items-center gap-1 text-14">
            <Link
              to="/talent/$id"
              params={{ id: talentProfileId }}
              dir="auto"
              className="truncate font-semibold underline-offset-4 hover:underline"
            >
              {name}
            </Link>
            <VerifiedMark verified={entry.verified} />
          </h3>
          {rating.average !== null && (
            <span className="flex shrink-0 items-center gap-1 text-13 text-muted tabular-nums">
              <Star aria-hidden="true" className="size-3.5 fill-accent text-accent" />
              <span className="sr-only">Rated</span>
              {rating.average.toFixed(1)}
            </span>
          )}
        </div>
        <p className="truncate text-12 text-muted">{factsLine(entry)}</p>
        {!entry.isShared && (
          <p className="flex items-center gap-1 pt-0.5 text-12 text-muted">
            <EyeOff aria-hidden="true" className="size-3.5" />
            {entry.isMinor ? 'A child: not in links' : 'Hidden profile: not in links'}
          </p>
        )}
      </div>
      <EntryNote listId={listId} entry={entry} mayChange={mayChange} />
      <Opinions opinions={entry.opinions} />
    </li>
  );
}
