import type { TeamApplication } from '@callboard/contract/casting-board';
import {
  ANSWER_WORDS,
  TEAM_REASON_WORDS,
  teamStatusWord,
} from '../../../lib/casting/application-words.ts';
import { dayAndTime } from '../../../lib/casting/days.ts';
import { useBoardScene } from '../board-context.ts';
import { Part } from './part.tsx';

type Change = TeamApplication['history'][number];

/** Every move, the latest first, and whether the other side knows of it. */
export function HistoryPart({ history }: { history: readonly Change[] }) {
  const { callback } = useBoardScene();
  return (
    <Part title="History">
      <ol className="grid gap-2.5 text-13">
        {history.map((change) => (
          <li key={change.id} className="grid gap-0.5">
            <span className="wrap-anywhere">{changeWords(change, callback)}</span>
            <span className="text-12 text-muted">
              <time dateTime={change.createdAt}>{dayAndTime(change.createdAt)}</time>
              {change.toldAt === null && ' · not told yet'}
            </span>
          </li>
        ))}
      </ol>
    </Part>
  );
}

function changeWords(change: Change, callback: string): string {
  const { from, to, byName, onBehalfOfName, answer, teamReason, reason } = change;
  const act = from === null ? 'Applied' : teamStatusWord(to, callback);
  const by = byName === null ? '' : ` by ${byName}`;
  const onBehalf = onBehalfOfName === null ? '' : ` for ${onBehalfOfName}`;
  const why = [
    answer === null ? null : ANSWER_WORDS[answer],
    teamReason === null ? null : `team: ${TEAM_REASON_WORDS[teamReason].toLowerCase()}`,
    reason,
  ].filter((part) => part !== null);
  return `${act}${by}${onBehalf}${why.length === 0 ? '' : ` (${why.join('; ')})`}`;
}
