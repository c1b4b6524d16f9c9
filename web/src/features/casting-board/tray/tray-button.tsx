import { Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import { tradeWords } from '../../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { CountBadge } from '../../../ui/count-badge.tsx';
import { BoardContext } from '../board-context.ts';
import { LateTraySheet } from '../late-parts.tsx';
import { columnOf } from '../store/board-card.ts';
import { useBoard } from '../use-board.ts';

type Props = { roleId: string };

/** How many answers wait; opens the tray. Not there while nothing ever waited. */
export function TrayButton({ roleId }: Props) {
  const { board, state } = useBoard(roleId);
  const [isOpen, setIsOpen] = useState(false);
  const { callback } = tradeWords(useCurrentUser().countryId);
  const rights = state?.rights ?? 'view';
  const scene = useMemo(
    () =>
      board === undefined
        ? null
        : // Nobody waits in the tray of a cancelled role.
          { board, rights, canReview: rights !== 'view', isCancelled: false, callback },
    [board, rights, callback],
  );
  if (state === undefined || scene === null || state.counts.all === 0) return null;
  const waiting = () => [...state.cards.values()].filter((card) => columnOf(card) === 'unsent');
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Send aria-hidden="true" className="size-4" />
        Unsent answers
        <CountBadge count={state.counts.unsent} cap={9999} />
      </Button>
      {isOpen && (
        <BoardContext value={scene}>
          <LateTraySheet waiting={waiting()} onClose={() => setIsOpen(false)} />
        </BoardContext>
      )}
    </>
  );
}
