import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { daysInWords } from '../../../lib/casting/days.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { rolesQuery } from '../../production-roles/api.ts';
import type { TabProps } from '../detail/tab-props.ts';
import { listDays, type ScheduleEntry } from './list-days.ts';

/** What happens when: the production's own days and those its roles work. */
export function ScheduleTab({ production }: TabProps) {
  const roles = useQuery(rolesQuery(production.id));
  if (roles.isPending) return <Skeleton className="h-60 rounded-card" />;
  const entries = listDays(production, roles.data?.items ?? []);
  const today = new Date().toISOString().slice(0, 10);
  if (entries.length === 0) {
    return (
      <div className="rounded-card border border-line bg-raised">
        <EmptyState
          icon={CalendarDays}
          title="No dates yet"
          text="Rehearsals, shoot days, opening night: what you enter here and the work dates of roles are shown in order."
          action={
            production.rights === 'manage' && (
              <Button asChild>
                <Link to="/productions/edit/$id" params={{ id: production.id }}>
                  Add dates
                </Link>
              </Button>
            )
          }
        />
      </div>
    );
  }
  return (
    <ol
      aria-label="Schedule"
      className="max-w-[760px] divide-y divide-line rounded-card border border-line bg-raised"
    >
      {entries.map((entry) => (
        <Entry key={entry.key} entry={entry} isPast={(entry.to ?? entry.from) < today} />
      ))}
    </ol>
  );
}

function Entry({ entry, isPast }: { entry: ScheduleEntry; isPast: boolean }) {
  const { from, to, what, note, roles } = entry;
  return (
    <li
      className={classes(
        'grid gap-x-4 gap-y-0.5 px-4 py-3 sm:grid-cols-[170px_minmax(0,1fr)]',
        isPast && 'text-muted',
      )}
    >
      <time dateTime={from} className="font-medium tabular-nums">
        {daysInWords(from, to)}
      </time>
      <div className="min-w-0">
        <p className="font-medium">
          {what}
          {note !== null && <span className="font-normal text-muted"> · {note}</span>}
        </p>
        {roles.length > 0 && (
          <p className="wrap-anywhere text-13 text-muted">
            {roles.map(({ id, title }, place) => (
              <span key={id}>
                {place > 0 && ', '}
                <Link
                  to="/production-roles/$id"
                  params={{ id }}
                  className="underline decoration-line-strong underline-offset-4 hover:text-ink"
                >
                  {title}
                </Link>
              </span>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}
