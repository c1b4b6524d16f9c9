import type { Seat } from '@callboard/contract/audition-session';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../../../ui/avatar.tsx';
import { bothTimes } from '../words/session-words.ts';
import { PersonActs } from './person-acts.tsx';
import { PersonLines } from './person-chip.tsx';
import { usePlannerScene } from './planner-context.ts';
import type { Person } from './seating.ts';

/** Who it is, what they answered in their words, and what can be done. */
export function PersonDetails({ person }: { person: Person }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Link
        to="/talent/$id"
        params={{ id: person.talentProfileId }}
        className="flex min-w-0 items-center gap-2.5 hover:underline hover:underline-offset-4"
      >
        <Avatar profileName={person.name} src={person.photoUrl} size="lg" />
        <PersonLines person={person} />
      </Link>
      {person.agencyName !== null && (
        <p className="text-13 text-muted">Represented by {person.agencyName}</p>
      )}
      {'slotId' in person && <Answer seat={person} />}
      <PersonActs person={person} />
    </div>
  );
}

function Answer({ seat: { invitation } }: { seat: Seat }) {
  const { session, viewerZone } = usePlannerScene();
  if (invitation === null) return null;
  const { note, proposals, accessNote } = invitation;
  const when = (from: string, to: string | null) => {
    const { there, own } = bothTimes(from, to, { timeZone: session.timeZone, viewerZone });
    return own === null ? there : `${there} (${own})`;
  };
  if (note === null && proposals.length === 0 && accessNote === null) return null;
  return (
    <div className="grid gap-2 rounded-control bg-sunk px-3 py-2.5 text-13">
      {note !== null && <p className="wrap-anywhere">“{note}”</p>}
      {proposals.length > 0 && (
        <div>
          <p className="text-muted">
            {session.kind === 'self_tape' ? 'Would be ready by' : 'Could come'}
          </p>
          <ul>
            {proposals.map(({ from, to }) => (
              <li key={`${from}${to}`}>{when(from, to)}</li>
            ))}
          </ul>
        </div>
      )}
      {accessNote !== null && (
        <p className="wrap-anywhere">
          <span className="text-muted">Needs on the day:</span> {accessNote}
        </p>
      )}
    </div>
  );
}
