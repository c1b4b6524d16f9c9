import type { Answer } from '@callboard/contract/application-moves';
import { Undo2 } from 'lucide-react';
import { TEAM_REASON_WORDS, teamStatusWord } from '../../../lib/casting/application-words.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { movePeople } from '../acts/move-people.ts';
import { useBoardScene } from '../board-context.ts';
import { ANSWER_OPTIONS, fromReason, REASON_OPTIONS, toReason } from '../person/decline-dialog.tsx';
import type { BoardCard } from '../store/board-card.ts';

/** One no that waits: another answer, another reason, or back to where they were. */
export function TrayRow({ card }: { card: BoardCard }) {
  const { board, callback, canReview, isCancelled } = useBoardScene();
  const { answer, teamReason } = { answer: card.unsentAnswer, teamReason: card.teamReason };
  const decline = (changes: { answer?: Answer; teamReason?: ReturnType<typeof toReason> }) =>
    void movePeople(board, [card.id], {
      to: 'not_selected',
      answer: answer ?? 'not_moving_forward',
      teamReason,
      callback,
      isCancelled,
      ...changes,
    });
  // Whoever was put here has been seen.
  const home = isTeamTarget(card.status) ? card.status : 'viewed';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 border-line border-t py-3 first:border-t-0">
      <div className="flex items-center gap-3">
        <Avatar src={card.photoUrl} profileName={card.name} size="sm" />
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block truncate font-medium text-14">
            {card.name}
          </span>
          <span className="block truncate text-12 text-muted">
            was {teamStatusWord(card.status, callback)}
            {!canReview && teamReason !== null && ` · ${TEAM_REASON_WORDS[teamReason]}`}
          </span>
        </span>
        {canReview && (
          <Button
            size={36}
            onClick={() => void movePeople(board, [card.id], { to: home, callback, isCancelled })}
          >
            <Undo2 aria-hidden="true" className="size-4" />
            Take back
          </Button>
        )}
      </div>
      {canReview && (
        <div className="grid gap-2 sm:grid-cols-2">
          <Select
            aria-label={`Answer to ${card.name}`}
            options={ANSWER_OPTIONS}
            value={answer ?? ''}
            onValueChange={(value) => decline({ answer: value as Answer })}
          />
          <Select
            aria-label={`Reason for the team, ${card.name}`}
            options={REASON_OPTIONS}
            value={fromReason(teamReason)}
            onValueChange={(value) => decline({ teamReason: toReason(value) })}
          />
        </div>
      )}
    </li>
  );
}

function isTeamTarget(status: BoardCard['status']) {
  return (
    status === 'viewed' ||
    status === 'shortlisted' ||
    status === 'audition' ||
    status === 'callback'
  );
}
