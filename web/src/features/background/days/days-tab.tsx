import type { BackgroundDay } from '@callboard/contract/background';
import type { RoleDetail } from '@callboard/contract/production-roles';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Pencil } from 'lucide-react';
import { useState } from 'react';
import { tradeWords } from '../../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Applicant } from '../asking/applicants.ts';
import { daysQuery } from '../background-queries.ts';
import { useFollowDays } from '../use-follow-days.ts';
import { DayCard } from './day-card.tsx';
import { EditDaysDialog } from './edit-days-dialog.tsx';

type Props = { role: RoleDetail; applicants: readonly Applicant[] };

/** How many are needed on which day, and who comes. */
export function DaysTab({ role, applicants }: Props) {
  const { background } = tradeWords(useCurrentUser().countryId);
  const [isEditing, setIsEditing] = useState(false);
  const { data, error, refetch } = useQuery(daysQuery(role.id));
  useFollowDays(role.id);
  if (data === undefined) {
    return error === null ? (
      <Skeleton className="h-80 w-full rounded-card" />
    ) : (
      <ErrorState text={error.message} onRetry={() => void refetch()} />
    );
  }
  const days = data.items;
  const canAct = role.rights !== 'view' && role.cancelledAt === null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {days.length === 0 ? (
        <EmptyState
          icon={CalendarDays}
          title="No days yet"
          text={`Say how many ${background === 'Background' ? 'background' : 'supporting artists'} you need on which day. Then ask people: the first to confirm fill the day, and the others wait.`}
          action={
            canAct && (
              <Button look="primary" onClick={() => setIsEditing(true)}>
                Set the days
              </Button>
            )
          }
        />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-13 text-muted tabular-nums">{wholeInWords(days)}</p>
            {canAct && (
              <Button onClick={() => setIsEditing(true)}>
                <Pencil aria-hidden="true" className="size-4" />
                Edit days
              </Button>
            )}
          </div>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {days.map((day) => (
              <li key={day.id}>
                <DayCard roleId={role.id} day={day} applicants={applicants} canAct={canAct} />
              </li>
            ))}
          </ul>
        </>
      )}
      {isEditing && <EditDaysDialog role={role} days={days} onClose={() => setIsEditing(false)} />}
    </div>
  );
}

/** '3 days · 96 of 120 places confirmed' */
function wholeInWords(days: readonly BackgroundDay[]): string {
  const sum = (of: (day: BackgroundDay) => number) =>
    days.reduce((total, day) => total + of(day), 0);
  const needed = sum((day) => day.needed);
  const confirmed = sum((day) => Math.min(day.confirmed, day.needed));
  const many = days.length === 1 ? '1 day' : `${days.length} days`;
  return `${many} · ${confirmed} of ${needed} places confirmed`;
}
