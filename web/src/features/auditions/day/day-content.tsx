import type { AuditionSession } from '@callboard/contract/audition-session';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { dayIn, roundWords, zoneName } from '../../../lib/casting/audition-words.ts';
import { tradeWords } from '../../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Select } from '../../../ui/select.tsx';
import { DayCounts } from './day-counts.tsx';
import { dayOf, dayToShow, listDays, listNext, listPeople } from './day-list.ts';
import { NobodyToday } from './nobody-today.tsx';
import { PersonCard } from './person-card.tsx';
import { UnsentBar } from './unsent-bar.tsx';
import type { useDay } from './use-day.ts';

type Props = { day: ReturnType<typeof useDay>; session: AuditionSession };

export function DayContent({ day, session }: Props) {
  const { countryId, timeZone: ownZone } = useCurrentUser();
  const { callback } = tradeWords(countryId);
  const [chosen, setChosen] = useState<string>();
  const { timeZone } = session;
  const everyone = listPeople(session);
  const days = listDays(everyone, timeZone);
  const today = dayOf(Date.now(), timeZone);
  const shown = days.find((each) => each === chosen) ?? dayToShow(days, today);
  const people = everyone.filter(
    ({ invitation }) => dayOf(invitation.startsAt, timeZone) === shown,
  );
  const nextIds = new Set(shown === today ? listNext(people).map(keyOf) : []);
  const [first] = people;
  return (
    <div className="mx-auto grid w-full max-w-[1120px] grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeader
        title="Session day"
        breadcrumbs={
          <Link to="/productions/$id" params={{ id: session.productionId }}>
            {session.productionTitle}
          </Link>
        }
        facts={[
          roundWords(session.round, callback),
          first && dayInWords(first.invitation.startsAt, timeZone, shown === today),
          timeZone !== ownZone && `${zoneName(timeZone)} time`,
          session.place,
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <Button asChild>
            <Link to="/auditions/$id" params={{ id: session.id }}>
              Open the plan
            </Link>
          </Button>
        }
      />
      <UnsentBar day={day} />
      {days.length > 1 && (
        <Select
          aria-label="Day"
          value={shown ?? ''}
          onValueChange={setChosen}
          options={days.map((each) => ({
            value: each,
            // Midday of a calendar day is that day in the zone it is written for.
            label: `${dayIn('UTC', `${each}T12:00:00Z`)}${each === today ? ', today' : ''}`,
          }))}
          className="w-full sm:w-60"
        />
      )}
      {people.length === 0 ? (
        <NobodyToday session={session} />
      ) : (
        <>
          <DayCounts people={people} timeZone={timeZone} isToday={shown === today} />
          <ol aria-label="People of the day" className="grid gap-3">
            {people.map((person) => (
              <PersonCard
                key={keyOf(person)}
                person={person}
                day={day}
                session={session}
                isNext={nextIds.has(keyOf(person))}
              />
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

const keyOf = ({ invitation }: { invitation: { id: string } }) => invitation.id;

function dayInWords(instant: string, timeZone: string, isToday: boolean): string {
  const day = dayIn(timeZone, instant);
  return isToday ? `Today, ${day}` : day;
}
