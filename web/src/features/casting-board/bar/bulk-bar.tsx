import { TEAM_TARGETS } from '@callboard/contract/application-moves';
import { CalendarDays, ChevronDown, Columns2, ListPlus, UserX, X } from 'lucide-react';
import { teamStatusWord } from '../../../lib/casting/application-words.ts';
import { tradeWords } from '../../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Target } from '../acts/can-move.ts';
import { useBoardScene } from '../board-context.ts';
import type { Question } from '../late-parts.tsx';

type Props = {
  count: number;
  /** May also be asked for days. */
  isBackground: boolean;
  onMove: (to: Target) => void;
  onDecline: () => void;
  onAsk: (question: Question) => void;
  onCompare: () => void;
  onShortlist: () => void;
  onClear: () => void;
};

/** What can be done to all that are selected. */
export function BulkBar(props: Props) {
  const { count, isBackground, onMove, onDecline, onAsk, onCompare, onShortlist, onClear } = props;
  const { callback, canReview, isCancelled } = useBoardScene();
  const canMove = canReview && !isCancelled;
  return (
    <section
      aria-label="Selection"
      className="fixed inset-x-4 bottom-4 z-panel max-lg:bottom-14 mx-auto flex max-w-[720px] animate-rise items-center gap-2 max-sm:gap-1 rounded-card border border-line bg-raised p-2 pl-4 shadow-popover lg:left-[calc(232px+1rem)]"
    >
      <p className="min-w-0 flex-1 truncate font-semibold text-13 tabular-nums">
        {count}
        <span className="max-sm:sr-only"> selected</span>
      </p>
      {canMove && (
        <>
          <DropdownMenu>
            <DropdownMenuTrigger>
              <Button look="primary">
                Move
                <ChevronDown aria-hidden="true" className="size-4 max-sm:hidden" />
              </Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent side="top">
              {TEAM_TARGETS.map((to, place) => (
                <DropdownMenuItem key={to} shortcut={String(place + 2)} onSelect={() => onMove(to)}>
                  {teamStatusWord(to, callback)}
                </DropdownMenuItem>
              ))}
            </DropdownMenuContent>
          </DropdownMenu>
          <Button onClick={onDecline}>
            <UserX aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">Not selected</span>
          </Button>
          <DatesMenu isBackground={isBackground} onAsk={onAsk} />
        </>
      )}
      {canReview && (
        <Button onClick={onShortlist}>
          <ListPlus aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">To a list</span>
        </Button>
      )}
      <Button onClick={onCompare}>
        <Columns2 aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">Compare</span>
      </Button>
      <IconButton icon={X} label="Select nobody" onClick={onClear} />
    </section>
  );
}

/** There is no offer here: one is made to one person, with its terms. */
function DatesMenu({ isBackground, onAsk }: Pick<Props, 'isBackground' | 'onAsk'>) {
  const { hold } = tradeWords(useCurrentUser().countryId);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button>
          <CalendarDays aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">Dates</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent side="top">
        <DropdownMenuItem onSelect={() => onAsk('check')}>Check availability…</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onAsk('hold')}>Ask for a {hold}…</DropdownMenuItem>
        {isBackground && (
          <DropdownMenuItem onSelect={() => onAsk('days')}>Ask for days…</DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
