import { TEAM_TARGETS } from '@callboard/contract/application-moves';
import type { OutsidePersonForm } from '@callboard/contract/outside-people';
import { ChevronDown, Undo2, UserX } from 'lucide-react';
import { useState } from 'react';
import { teamStatusWord } from '../../../lib/casting/application-words.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu.tsx';
import { canDecline, canMove } from '../acts/can-move.ts';
import { moveOutside } from '../acts/change-outside.ts';
import { movePeople } from '../acts/move-people.ts';
import { showRefused } from '../acts/show-refused.ts';
import { useBoardScene } from '../board-context.ts';
import { COLUMN_DOTS, standingWord } from '../sheet/column-words.ts';
import { type BoardCard, columnOf } from '../store/board-card.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { ReleaseDialog } from './release-dialog.tsx';

/** Nobody is told of it, so that they may stand anywhere. */
const OUTSIDE_PLACES: readonly OutsidePersonForm['status'][] = [
  'submitted',
  ...TEAM_TARGETS,
  'offered',
  'booked',
  'not_selected',
];

/** Where someone stands, and where they may go from there. Offers are made elsewhere. */
export function StatusMenu({ card }: { card: BoardCard }) {
  const { canReview, callback } = useBoardScene();
  const [dialog, setDialog] = useState<'decline' | 'release'>();
  const word = (
    <>
      <span className={classes('size-2 rounded-full', COLUMN_DOTS[columnOf(card)])} />
      {standingWord(card, callback)}
    </>
  );
  if (!canReview) {
    return <p className="inline-flex items-center gap-2 font-semibold text-13">{word}</p>;
  }
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>
          <Button>
            {word}
            <ChevronDown aria-hidden="true" className="size-4 text-muted" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          {card.outside === undefined ? (
            <ApplicantItems card={card} onDialog={setDialog} />
          ) : (
            <OutsideItems card={card} />
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {dialog === 'decline' && (
        <DeclineDialog ids={[card.id]} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'release' && <ReleaseDialog card={card} onClose={() => setDialog(undefined)} />}
    </>
  );
}

type ItemsProps = { card: BoardCard; onDialog: (dialog: 'decline' | 'release') => void };

function ApplicantItems({ card, onDialog }: ItemsProps) {
  const { board, callback, rights, isCancelled } = useBoardScene();
  const targets = TEAM_TARGETS.filter((to) => canMove(card, to, { isCancelled }));
  const isDeclinable = canDecline(card, { isCancelled });
  const canRelease = card.status === 'booked' && rights === 'manage';
  if (targets.length === 0 && !isDeclinable && !canRelease) {
    return <DropdownMenuItem disabled>{whyStuck(card, isCancelled)}</DropdownMenuItem>;
  }
  return (
    <>
      {targets.map((to) => (
        <DropdownMenuItem
          key={to}
          shortcut={String(TEAM_TARGETS.indexOf(to) + 2)}
          onSelect={() => void movePeople(board, [card.id], { to, callback, isCancelled })}
        >
          {card.unsentAnswer !== null && card.status === to
            ? `Back to ${teamStatusWord(to, callback)}`
            : teamStatusWord(to, callback)}
        </DropdownMenuItem>
      ))}
      {isDeclinable && (
        <>
          {targets.length > 0 && <DropdownMenuSeparator />}
          <DropdownMenuItem icon={UserX} shortcut="d" onSelect={() => onDialog('decline')}>
            {card.unsentAnswer === null ? 'Not selected…' : 'Change the answer…'}
          </DropdownMenuItem>
        </>
      )}
      {canRelease && (
        <DropdownMenuItem icon={Undo2} isDanger onSelect={() => onDialog('release')}>
          Release from the role…
        </DropdownMenuItem>
      )}
    </>
  );
}

function OutsideItems({ card }: { card: BoardCard }) {
  const { board, callback } = useBoardScene();
  return OUTSIDE_PLACES.filter((to) => to !== card.status).map((to) => (
    <DropdownMenuItem
      key={to}
      onSelect={() =>
        void moveOutside(board, [card], to).catch((error) => showRefused('Not moved', error))
      }
    >
      {teamStatusWord(to, callback)}
    </DropdownMenuItem>
  ));
}

function whyStuck({ status }: BoardCard, isCancelled: boolean): string {
  if (isCancelled) return 'This role was cancelled';
  if (status === 'offered') return 'They have an offer to answer';
  if (status === 'booked') return 'Only who manages the production can release them';
  return 'This is over; they can apply again';
}
