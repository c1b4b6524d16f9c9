import type { AuditionSession } from '@callboard/contract/audition-session';
import { invitationStatusWords } from '../../../lib/casting/audition-words.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { classes } from '../../../ui/classes.ts';
import { type DayPerson, timeOf } from './day-list.ts';
import { DayNote } from './day-note.tsx';
import { MoveMenu } from './move-menu.tsx';
import { TickButtons } from './tick-buttons.tsx';
import type { useDay } from './use-day.ts';

type Props = {
  person: DayPerson;
  day: ReturnType<typeof useDay>;
  session: AuditionSession;
  isNext: boolean;
};

/** One person of the day, to be ticked with a thumb. */
export function PersonCard({ person, day, session, isNext }: Props) {
  const { invitation, name, roleTitle, agencyName } = person;
  const canReview = session.rights !== 'view' && session.cancelledAt === null;
  const about = [invitation.room, roleTitle, agencyName].filter(Boolean).join(' · ');
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className={classes(
        'grid min-w-0 gap-3 rounded-card border bg-raised p-3 lg:grid-cols-[minmax(0,1fr)_auto_300px] lg:items-center lg:gap-x-4 lg:py-2',
        isNext ? 'border-ink' : 'border-line',
      )}
    >
      <div className="flex min-w-0 items-start gap-3 lg:items-center">
        <Avatar size="lg" src={person.photoUrl} profileName={name} />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p className="wrap-anywhere font-semibold text-16">{name}</p>
          <p className="wrap-anywhere text-13 text-muted lg:truncate" title={about}>
            {about}
          </p>
          <Marks person={person} session={session} isNext={isNext} />
        </div>
        <time
          dateTime={invitation.startsAt}
          className={classes(
            'font-semibold text-20 tabular-nums lg:order-first lg:w-16 lg:self-center',
            isDone(person) && 'text-muted line-through decoration-1',
          )}
        >
          {timeOf(person, session.timeZone)}
        </time>
      </div>
      {invitation.accessNote !== null && (
        <p className="wrap-anywhere rounded-control bg-info-soft px-3 py-2 text-13 lg:order-last lg:col-span-3">
          <span className="font-medium">Needs: </span>
          {invitation.accessNote}
        </p>
      )}
      {canReview && <TickButtons person={person} act={day.act} />}
      <div className="flex min-w-0 flex-wrap items-start justify-between gap-2 lg:col-start-3">
        <DayNote person={person} canWrite={canReview} act={day.act} />
        <MoveMenu person={person} canMove={canReview} act={day.act} />
      </div>
    </li>
  );
}

const isDone = ({ invitation: { status } }: DayPerson) =>
  status === 'attended' || status === 'no_show';

/** What is out of the ordinary: not accepted yet, under age, not told of a change in the plan. */
function Marks({ person, session, isNext }: Pick<Props, 'person' | 'session' | 'isNext'>) {
  const { status } = person.invitation;
  const answer = invitationStatusWords(status, session.kind);
  const isUnanswered = status === 'pending' || status === 'reschedule_requested';
  const hasMarks = isNext || isUnanswered || person.isMinor || person.change !== null;
  if (!hasMarks) return null;
  return (
    <p className="flex flex-wrap gap-1 pt-1">
      {isNext && <Badge tone="accent">Next</Badge>}
      {isUnanswered && <Badge tone={answer.tone}>{answer.word}</Badge>}
      {person.isMinor && <Badge tone="warn">Under 18</Badge>}
      {person.change === 'moved' && <Badge>Moved in the plan, not told yet</Badge>}
      {person.change === 'removed' && <Badge>Out of the plan, not told yet</Badge>}
    </p>
  );
}
