import type { BackgroundDay } from '@callboard/contract/background';
import { ChevronRight, Clock, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { dayAndTime } from '../../../lib/casting/days.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import type { Applicant } from '../asking/applicants.ts';
import { AskPeopleDialog } from '../asking/ask-people-dialog.tsx';
import { CallTimeDialog } from './call-time-dialog.tsx';
import { DayPeople } from './day-people.tsx';
import { countsInWords, dayInWords, isOver } from './day-words.ts';

type Props = {
  roleId: string;
  day: BackgroundDay;
  applicants: readonly Applicant[];
  canAct: boolean;
};

/** One day: how full it is, when they are called, and everyone who was asked. */
export function DayCard({ roleId, day, applicants, canAct }: Props) {
  const [asked, setAsked] = useState<'people' | 'call'>();
  const words = dayInWords(day.day);
  const mayAsk = canAct && !isOver(day);
  const close = () => setAsked(undefined);
  return (
    <section
      aria-label={words}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-raised p-4 text-13"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 flex-1 basis-60 gap-1.5">
          <h3 className="flex items-center gap-2 font-semibold text-14">
            {words}
            {isOver(day) && <Badge>Over</Badge>}
            {day.confirmed >= day.needed && <Badge tone="success">Full</Badge>}
          </h3>
          <p className="text-muted tabular-nums">{countsInWords(day)}</p>
        </div>
        {mayAsk && (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setAsked('people')}>
              <UserPlus aria-hidden="true" className="size-4" />
              Ask people
            </Button>
            <Button onClick={() => setAsked('call')}>
              <Clock aria-hidden="true" className="size-4" />
              {day.callTime === null ? 'Send call time' : 'Change call time'}
            </Button>
          </div>
        )}
      </div>
      <ProgressBar
        label={`Confirmed for ${words}`}
        value={Math.round((100 * day.confirmed) / day.needed)}
      />
      <CallTime callTime={day.callTime} />
      {day.people.length > 0 && (
        <details className="group">
          <summary className="flex w-fit cursor-pointer list-none [&::-webkit-details-marker]:hidden items-center gap-1 rounded-control font-medium pointer-coarse:min-h-11">
            <ChevronRight
              aria-hidden="true"
              className="size-4 text-muted transition-transform group-open:rotate-90"
            />
            Everyone who was asked
          </summary>
          <DayPeople roleId={roleId} day={day} canAct={mayAsk} />
        </details>
      )}
      {asked === 'people' && (
        <AskPeopleDialog roleId={roleId} day={day} applicants={applicants} onClose={close} />
      )}
      {asked === 'call' && <CallTimeDialog roleId={roleId} day={day} onClose={close} />}
    </section>
  );
}

function CallTime({ callTime }: Pick<BackgroundDay, 'callTime'>) {
  if (callTime === null) return <p className="text-muted">No call time sent yet</p>;
  return (
    <div className="grid gap-0.5">
      <p className="wrap-anywhere">
        <span className="font-semibold tabular-nums">Call {callTime.time}</span>, {callTime.place}
        <span className="text-muted"> · sent {dayAndTime(callTime.sentAt)}</span>
      </p>
      {callTime.message !== null && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line text-muted">
          {callTime.message}
        </p>
      )}
    </div>
  );
}
