import type { RosterEntry } from '@callboard/contract/roster';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { auditionsInWords, nameOfEntry, termsInWords, waitsFor } from './entry-words.ts';
import type { Roster } from './roster.ts';
import { useWorkAs } from './use-work-as.ts';

/** As many as are answered before the faces are looked at; all of them come first among those. */
const SHOWN = 4;

/** Who of the agent's talents owes an answer. */
export function WaitingToday({ roster }: { roster: UseInfiniteQueryResult<Roster> }) {
  const [first] = roster.data?.pages ?? [];
  const waiting = (first?.items ?? []).filter((entry) => waitsFor(entry) > 0);
  const more = waiting.length - SHOWN;
  return (
    <Card title="Waiting for an answer">
      {roster.isPending && <Skeleton className="h-40 rounded-control" />}
      {roster.isError && first === undefined && (
        <p className="text-13 text-muted">It could not be read what waits.</p>
      )}
      {first !== undefined && waiting.length === 0 && (
        <p className="text-13 text-muted">
          Nothing today. Auditions to answer and changed terms stand here as they come.
        </p>
      )}
      {waiting.length > 0 && (
        <ul className="-my-1 divide-y divide-line">
          {waiting.slice(0, SHOWN).map((entry) => (
            <WaitingRow key={entry.talentProfileId} entry={entry} />
          ))}
        </ul>
      )}
      {more > 0 && <p className="pt-3 text-13 text-muted">And {more} more, first below.</p>}
    </Card>
  );
}

function WaitingRow({ entry }: { entry: RosterEntry }) {
  const workAs = useWorkAs();
  const { invitations, confirmations } = entry.waiting;
  const name = nameOfEntry(entry);
  return (
    <li className="flex min-h-13 items-center gap-3 py-1.5">
      <Avatar size="sm" src={entry.photoUrl} profileName={name} />
      <div className="grid min-w-0 flex-1 gap-x-4 sm:flex sm:items-center sm:justify-between">
        <p className="truncate font-medium text-14">{name}</p>
        <div className="flex flex-wrap gap-x-4">
          {invitations > 0 && (
            <Act name={name} onClick={() => workAs(entry, '/invitations')}>
              {auditionsInWords(invitations)}
            </Act>
          )}
          {confirmations > 0 && (
            <Act name={name} onClick={() => workAs(entry, '/opportunities')}>
              {termsInWords(confirmations)}
            </Act>
          )}
        </div>
      </div>
    </li>
  );
}

type ActProps = { name: string; onClick: () => void; children: string };

/** Acts as the talent, where the answer is given. */
function Act({ name, onClick, children }: ActProps) {
  return (
    <button
      type="button"
      aria-label={`${name}: ${children}`}
      onClick={onClick}
      className="whitespace-nowrap text-13 underline decoration-line-strong underline-offset-4 hover:decoration-ink pointer-coarse:min-h-8"
    >
      {children}
    </button>
  );
}
