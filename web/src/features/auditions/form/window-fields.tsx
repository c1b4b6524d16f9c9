import { LIMITS } from '@callboard/contract/limits';
import { Plus, X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Line } from '../../../ui/valued/line.tsx';
import { NEW_BREAK, NEW_WINDOW } from './schedule-draft.ts';
import type { ScheduleProps } from './schedule-fields.tsx';

/** The days, each from when to when. */
export function WindowFields({ schedule, errors, path, onChange }: ScheduleProps) {
  const { windows } = schedule;
  const set = (place: number, changes: Partial<(typeof windows)[number]>) =>
    onChange({
      ...schedule,
      windows: windows.map((one, each) => (each === place ? { ...one, ...changes } : one)),
    });
  const last = windows.at(-1) ?? { day: '', ...NEW_WINDOW };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium text-13">When</legend>
      {windows.map((window, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else that tells them apart
          key={place}
          className="grid grid-cols-2 items-start gap-2 sm:grid-cols-[1.3fr_1fr_1fr_36px]"
        >
          <div className="max-sm:col-span-2">
            <Line
              label="Day"
              type="date"
              value={window.day}
              onValue={(day) => set(place, { day: day ?? '' })}
              error={errors[`${path}windows.${place}.from`]}
            />
          </div>
          <Line
            label="From"
            type="time"
            value={window.from}
            onValue={(from) => set(place, { from: from ?? '' })}
          />
          <Line
            label="To"
            type="time"
            value={window.to}
            onValue={(to) => set(place, { to: to ?? '' })}
            error={errors[`${path}windows.${place}.to`]}
          />
          {windows.length > 1 && (
            <IconButton
              icon={X}
              label={`Remove day ${place + 1}`}
              className="sm:mt-6"
              onClick={() => onChange({ ...schedule, windows: windows.toSpliced(place, 1) })}
            />
          )}
        </div>
      ))}
      {windows.length < LIMITS.auditionWindows && (
        <div>
          <Button
            onClick={() =>
              onChange({ ...schedule, windows: [...windows, { ...last, day: dayAfter(last.day) }] })
            }
          >
            <Plus aria-hidden="true" className="size-4" />
            Add a day
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** When nobody is seen, each day. */
export function BreakFields({ schedule, errors, path, onChange }: ScheduleProps) {
  const { breaks, windows } = schedule;
  const set = (place: number, changes: Partial<(typeof breaks)[number]>) =>
    onChange({
      ...schedule,
      breaks: breaks.map((one, each) => (each === place ? { ...one, ...changes } : one)),
    });
  const days = Math.max(1, new Set(windows.map(({ day }) => day)).size);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium text-13">
        {windows.length > 1 ? 'Breaks, each day' : 'Breaks'}
      </legend>
      {breaks.map((pause, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else that tells them apart
          key={place}
          className="grid grid-cols-[1fr_1fr_36px] items-start gap-2"
        >
          <Line
            label="From"
            type="time"
            value={pause.from}
            onValue={(from) => set(place, { from: from ?? '' })}
            error={errors[`${path}breaks.${place}.from`]}
          />
          <Line
            label="To"
            type="time"
            value={pause.to}
            onValue={(to) => set(place, { to: to ?? '' })}
            error={errors[`${path}breaks.${place}.to`]}
          />
          <IconButton
            icon={X}
            label={`Remove break ${place + 1}`}
            className="mt-6"
            onClick={() => onChange({ ...schedule, breaks: breaks.toSpliced(place, 1) })}
          />
        </div>
      ))}
      {(breaks.length + 1) * days <= LIMITS.auditionWindows && (
        <div>
          <Button onClick={() => onChange({ ...schedule, breaks: [...breaks, NEW_BREAK] })}>
            <Plus aria-hidden="true" className="size-4" />
            Add a break
          </Button>
        </div>
      )}
    </fieldset>
  );
}
