import type { SubmissionRow } from '@callboard/contract/submissions';
import { Check, CircleAlert } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { statusBadge } from '../../../lib/casting/application-words.ts';
import { tradeWords } from '../../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { classes } from '../../../ui/classes.ts';
import { fitWords, isSent, maySubmit, OBSTACLE_WORDS, whyNot } from '../standing.ts';

type Props = {
  cell: SubmissionRow['cells'][number] | undefined;
  name: string;
  roleTitle: string;
  isTicked: boolean;
  /** What was said when it was sent and not taken. */
  refusal: string | undefined;
  /** The one cell that Tab comes to; the arrows go on from there. */
  isEntry: boolean;
  place: { row: number; column: number };
  onTick: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: () => void;
};

/** One talent beside one role: to tick, or why not. What cannot be ticked can be reached and read. */
export function GridCell({ cell, name, roleTitle, isTicked, refusal, ...rest }: Props) {
  const { isEntry, place, onTick, onKeyDown, onFocus } = rest;
  const mayTick = cell !== undefined && maySubmit(cell);
  const reason = cell === undefined ? 'The role is for others.' : whyNot(cell, name);
  const label = [
    `${name} for ${roleTitle}`,
    cell && fitWords(cell),
    cell && !cell.isFor && 'not for them',
    reason,
    refusal,
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native box cannot hold how well someone fits
    <button
      type="button"
      role="checkbox"
      aria-checked={isTicked}
      aria-disabled={!mayTick}
      aria-label={label.filter(Boolean).join(', ')}
      title={refusal ?? reason}
      tabIndex={isEntry ? 0 : -1}
      data-place={`${place.row} ${place.column}`}
      onClick={() => mayTick && onTick()}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      className={classes(
        'flex h-12 w-full items-center gap-2.5 px-3 text-left text-13 -outline-offset-2',
        mayTick ? 'cursor-pointer hover:bg-fill' : 'cursor-default',
        isTicked && 'bg-accent/15',
      )}
    >
      {mayTick && cell !== undefined && <Tickable cell={cell} isTicked={isTicked} />}
      {refusal !== undefined && <CircleAlert aria-hidden="true" className="size-4 text-danger" />}
      {!mayTick && <Standing cell={cell} />}
    </button>
  );
}

type OfCell = Pick<Props, 'cell'>;

function Tickable({ cell, isTicked }: { cell: NonNullable<Props['cell']>; isTicked: boolean }) {
  const { met, asked } = cell.fit;
  return (
    <>
      <span
        className={classes(
          'grid size-[18px] shrink-0 place-items-center rounded-[5px] border',
          isTicked ? 'border-ink bg-ink text-paper' : 'border-line-strong bg-raised',
        )}
      >
        {isTicked && <Check className="size-3.5 stroke-3" />}
      </span>
      {asked > 0 && (
        <span
          className={classes(
            'tabular-nums',
            met === asked && cell.isFor ? 'font-medium text-success' : 'text-muted',
            !cell.isFor && 'line-through decoration-1',
          )}
        >
          {met}/{asked}
        </span>
      )}
    </>
  );
}

/** How it stands already, or in two words what is in the way. */
function Standing({ cell }: OfCell) {
  const { callback } = tradeWords(useCurrentUser().countryId);
  if (cell === undefined) return <span className="text-muted">–</span>;
  if (isSent(cell) && cell.application !== null) {
    const { word, tone } = statusBadge(cell.application.status, callback);
    if (tone === 'neutral') return <span className="truncate text-muted">{word}</span>;
    return (
      <span className="flex min-w-0 items-center gap-1.5">
        <Check className="size-4 shrink-0 text-success" />
        <span className="truncate">{word}</span>
      </span>
    );
  }
  if (cell.obstacle === null) return null;
  return <span className="truncate text-muted">{OBSTACLE_WORDS[cell.obstacle].short}</span>;
}
