import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { countDay, type DayPerson, listNext, timeOf } from './day-list.ts';

type Props = { people: readonly DayPerson[]; timeZone: string; isToday: boolean };

/** How far the day has come, and who is next. */
export function DayCounts({ people, timeZone, isToday }: Props) {
  const { here, seen, noShow, toCome } = countDay(people);
  const counts = [
    { word: 'To come', count: toCome },
    { word: 'Here', count: here },
    { word: 'Seen', count: seen },
    { word: 'No-show', count: noShow },
  ];
  const next = isToday ? listNext(people) : [];
  return (
    <section aria-label="The day so far" className="rounded-card border border-line bg-raised">
      <dl className="grid grid-cols-4 divide-x divide-line">
        {counts.map(({ word, count }) => (
          <div key={word} className="grid gap-0.5 px-2 py-3 text-center">
            <dt className="order-2 truncate text-12 text-muted">{word}</dt>
            <dd className="font-semibold text-20 tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      {next.length > 0 && (
        <ul aria-label="Next" className="divide-y divide-line border-line border-t">
          {next.map((person) => (
            <li key={person.invitation.id} className="flex items-center gap-3 px-3 py-2">
              <span className="w-12 shrink-0 font-semibold text-14 tabular-nums">
                {timeOf(person, timeZone)}
              </span>
              <Avatar size="sm" src={person.photoUrl} profileName={person.name} />
              <span className="min-w-0 flex-1 truncate text-14">
                <span className="sr-only">Next: </span>
                {person.name}
                {person.invitation.room !== null && (
                  <span className="text-muted"> · {person.invitation.room}</span>
                )}
              </span>
              <Badge tone={person.invitation.checkedInAt === null ? 'outline' : 'success'}>
                {person.invitation.checkedInAt === null ? 'Not here yet' : 'Here'}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
