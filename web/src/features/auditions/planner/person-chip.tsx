import type { AuditionSession, Seat } from '@callboard/contract/audition-session';
import { useDraggable } from '@dnd-kit/core';
import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { teamStatusWord } from '../../../lib/casting/application-words.ts';
import { clockIn, dayIn } from '../../../lib/casting/audition-words.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { classes } from '../../../ui/classes.ts';
import { Popover, PopoverContent, PopoverTrigger } from '../../../ui/popover.tsx';
import { AnswerMark } from './answer-mark.tsx';
import { ChangeMark } from './change-mark.tsx';
import { PersonDetails } from './person-details.tsx';
import { usePlannerScene } from './planner-context.ts';
import { givesTimes, keyOf, type Person } from './seating.ts';

type Props = {
  person: Person;
  /** A candidate stands in a list of their own; someone in the plan may be there as well. */
  place: 'plan' | 'candidates';
};

/** A small face with name, role and answer. Pressed it tells more; dragged it goes elsewhere. */
export function PersonChip({ person, place }: Props) {
  const { session, mayPlan } = usePlannerScene();
  const isMovable = mayPlan && givesTimes(session);
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `${place}:${keyOf(person)}`,
    data: { person },
    disabled: !isMovable,
  });
  return (
    <div
      ref={setNodeRef}
      {...(isMovable ? listeners : {})}
      className={classes(
        'min-w-0 touch-manipulation select-none',
        isMovable && 'cursor-grab active:cursor-grabbing',
        isDragging && 'opacity-40',
      )}
    >
      <Chip person={person} isMovable={isMovable} />
    </div>
  );
}

/** Apart from what is drawn anew with every step of a drag. */
const Chip = memo(function Chip({ person, isMovable }: { person: Person; isMovable: boolean }) {
  const { ask } = usePlannerScene();
  return (
    <Popover>
      <PopoverTrigger>
        <button
          type="button"
          onKeyDown={(event) => {
            if (event.key !== 'm' || !isMovable) return;
            event.preventDefault();
            ask({ about: 'move', person });
          }}
          className="flex w-full min-w-0 cursor-[inherit] items-center gap-2 rounded-control border border-line bg-raised p-1 pr-2 text-left hover:border-line-strong"
        >
          <Avatar profileName={person.name} src={person.photoUrl} size="sm" />
          <PersonLines person={person} />
        </button>
      </PopoverTrigger>
      <PopoverContent label={person.name} align="start" width={300}>
        <PersonDetails person={person} />
      </PopoverContent>
    </Popover>
  );
});

/** How many takes came, and until when they may where that is someone's own time. */
function tapeFacts(session: AuditionSession, { invitation }: Seat): string[] {
  if (session.kind !== 'self_tape' || invitation === null) return [];
  const { takes, isLate, startsAt } = invitation;
  const facts: string[] = [];
  if (takes > 0)
    facts.push(`${takes === 1 ? '1 take' : `${takes} takes`}${isLate ? ', late' : ''}`);
  if (startsAt !== session.startsAt) {
    facts.push(`due ${dayIn(session.timeZone, startsAt)}, ${clockIn(session.timeZone, startsAt)}`);
  }
  return facts;
}

export function PersonLines({ person }: { person: Person }) {
  const { session, callback } = usePlannerScene();
  const isSeat = 'slotId' in person;
  const role = session.roles.find(({ id }) => id === person.roleId)?.title;
  const facts = [
    session.roles.length > 1 ? role : undefined,
    isSeat ? undefined : teamStatusWord(person.applicationStatus, callback),
    isSeat && person.invitation === null ? (person.agencyName ?? undefined) : undefined,
    person.isMinor ? 'under 18' : undefined,
    ...(isSeat ? tapeFacts(session, person) : []),
  ].filter((fact) => fact !== undefined);
  return (
    <span className="grid min-w-0 flex-1 gap-px text-12 text-muted">
      <span className="flex min-w-0 items-center gap-1.5">
        <span dir="auto" className="min-w-0 flex-1 truncate font-semibold text-13 text-ink">
          {person.name}
        </span>
        {isSeat && <ChangeMark change={person.change} />}
      </span>
      <span className="flex min-w-0 items-center gap-1.5 empty:hidden">
        {person.hasConflict && (
          <span className="inline-flex shrink-0 items-center gap-1 font-medium text-danger">
            <TriangleAlert aria-hidden="true" className="size-3.5" />
            Conflict
          </span>
        )}
        {isSeat && <AnswerMark seat={person} kind={session.kind} />}
        {facts.length > 0 && <span className="truncate">{facts.join(' · ')}</span>}
      </span>
    </span>
  );
}
