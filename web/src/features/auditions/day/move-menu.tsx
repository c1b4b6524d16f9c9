import { findMove } from '@callboard/contract/application-moves';
import { ChevronDown } from 'lucide-react';
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
import { DAY_TARGETS, type DayTarget, type NewAct } from './day-acts.ts';
import type { DayPerson } from './day-list.ts';

type Props = {
  person: DayPerson;
  canMove: boolean;
  act: (act: NewAct) => void;
};

/** Where they stand on the board, and where they go from here. A no waits in the tray. */
export function MoveMenu({ person, canMove, act }: Props) {
  const { callback } = tradeWords(useCurrentUser().countryId);
  const { applicationId, applicationStatus: from, isInTray: isWaiting, name } = person;
  if (applicationId === null || from === null) return null;
  const word = isWaiting ? 'Not selected, in the tray' : teamStatusWord(from, callback);
  const targets = DAY_TARGETS.filter((to) => canGo(from, to, isWaiting));
  if (!canMove || targets.length === 0) return <p className="py-3 text-13 text-muted">{word}</p>;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button size={44} aria-label={`${name}: ${word}`}>
          {word}
          <ChevronDown aria-hidden="true" className="size-4 text-muted" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {targets.map((to) => (
          <DropdownMenuItem
            key={to}
            onSelect={() => act({ kind: 'move', name, applicationId, to })}
          >
            {to === 'not_selected'
              ? 'Not selected, into the tray'
              : `${isWaiting && to === from ? 'Back to ' : ''}${teamStatusWord(to, callback)}`}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function canGo(
  from: NonNullable<DayPerson['applicationStatus']>,
  to: DayTarget,
  isWaiting: boolean,
) {
  if (to === 'not_selected') {
    return !isWaiting && findMove(from, to, 'send_answers') !== undefined;
  }
  if (from === to) return isWaiting;
  return findMove(from, to, 'move') !== undefined;
}
