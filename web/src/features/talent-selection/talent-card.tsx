import type { RosterEntry } from '@callboard/contract/roster';
import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { useSelection } from '../representation/api.ts';
import { useAssignToMe } from './api.ts';
import { nameOfEntry, standingInWords, waitsFor } from './entry-words.ts';
import { Portrait } from './portrait.tsx';
import { useWorkAs } from './use-work-as.ts';

type Props = { entry: RosterEntry; portfolioId: string };

/** A talent: one click, and the agent works as them. */
export function TalentCard({ entry, portfolioId }: Props) {
  const { id: agentId } = useCurrentUser();
  const isOwn = entry.assignments.some(({ userId }) => userId === agentId);
  return (
    <li className="relative grid min-w-0 content-start gap-2">
      {isOwn ? (
        <OwnTalent entry={entry} />
      ) : (
        <OthersTalent entry={entry} portfolioId={portfolioId} />
      )}
    </li>
  );
}

const NAME_LOOK = 'block truncate font-semibold text-14';

function OwnTalent({ entry }: { entry: RosterEntry }) {
  const workAs = useWorkAs();
  const isSelected = useSelection().talent?.talentProfile.id === entry.talentProfileId;
  return (
    <button
      type="button"
      data-row
      aria-current={isSelected || undefined}
      onClick={() => workAs(entry, '/talent/profile')}
      className="group grid min-w-0 gap-2 rounded-card text-left"
    >
      <span className="relative block">
        <Portrait
          entry={entry}
          className={classes(
            'outline-2 outline-offset-2',
            isSelected ? 'outline-accent' : 'outline-transparent group-hover:outline-line-strong',
          )}
        />
        <span aria-hidden="true" className="absolute top-2 right-2">
          <CountBadge count={waitsFor(entry)} tone="accent" className="h-5 min-w-5" />
        </span>
      </span>
      <span className="min-w-0">
        <span className={NAME_LOOK}>
          <span className="sr-only">Work as </span>
          {nameOfEntry(entry)}
        </span>
        <span
          className={classes(
            'block truncate text-13',
            waitsFor(entry) > 0 ? 'font-medium' : 'text-muted',
          )}
        >
          {standingInWords(entry)}
        </span>
        {isSelected && <span className="block text-12 text-muted">Working as them now</span>}
      </span>
    </button>
  );
}

/** Admins see whom colleagues work with; to act for them they take them on first. */
function OthersTalent({ entry, portfolioId }: Props) {
  const assign = useAssignToMe(portfolioId);
  const colleagues = entry.assignments.map(({ firstName }) => firstName).join(', ');
  return (
    <>
      <Link
        data-row
        to="/talent/$id"
        params={{ id: entry.talentProfileId }}
        className="grid min-w-0 gap-2 rounded-card"
      >
        <Portrait entry={entry} className="opacity-60" />
        <span className="min-w-0">
          <span className={NAME_LOOK}>{nameOfEntry(entry)}</span>
          <span className="block truncate text-13 text-muted">
            {colleagues === '' ? 'Nobody works with them' : `With ${colleagues}`}
          </span>
        </span>
      </Link>
      <Button
        aria-label={`Assign ${nameOfEntry(entry)} to me`}
        isPending={assign.isPending}
        onClick={() => assign.mutate(entry)}
      >
        Assign to me
      </Button>
    </>
  );
}
