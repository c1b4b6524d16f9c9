import type { Days } from '@callboard/contract/deal-parts';
import type { FieldErrors } from '@callboard/contract/errors';
import { LIMITS } from '@callboard/contract/limits';
import { Plus, X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { DayBox } from '../../../ui/valued/line.tsx';
import { Ticks } from '../../../ui/valued/ticks.tsx';
import { comingDates, isSame, keyOf, type WorkDate, workDateInWords } from './work-days.ts';

type Props = {
  workDates: readonly WorkDate[];
  value: Days[];
  onValue: (value: Days[]) => void;
  errors: FieldErrors;
};

/** The role's work dates to come to tick, and whatever other days there are. */
export function DaysField({ workDates, value, onValue, errors }: Props) {
  const options = comingDates(workDates);
  const isOfRole = (days: Days) => options.some((date) => isSame(date, days));
  const ticked = value.filter(isOfRole).map(keyOf);
  const tick = (keys: string[]) =>
    onValue([
      ...options.filter((date) => keys.includes(keyOf(date))).map(({ from, to }) => ({ from, to })),
      ...value.filter((days) => !isOfRole(days)),
    ]);
  return (
    <div className="grid gap-3">
      {options.length > 0 && (
        <Ticks
          label="Days"
          options={options.map((date) => ({ value: keyOf(date), label: workDateInWords(date) }))}
          value={ticked}
          onValue={tick}
          error={errors.days}
        />
      )}
      {value.map((days, place) =>
        isOfRole(days) ? null : (
          <OtherDays
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else that tells them apart
            key={place}
            days={days}
            error={{
              from:
                errors[`days.${place}.from`] ?? (options.length === 0 ? errors.days : undefined),
              to: errors[`days.${place}.to`],
            }}
            onDays={(next) => onValue(value.with(place, next))}
            onRemove={() => onValue(value.toSpliced(place, 1))}
          />
        ),
      )}
      {value.length < LIMITS.workDates && (
        <div>
          <Button size={36} onClick={() => onValue([...value, { from: '', to: '' }])}>
            <Plus aria-hidden="true" className="size-4" />
            {options.length === 0 ? 'Add days' : 'Other days'}
          </Button>
          {options.length === 0 && value.length === 0 && errors.days !== undefined && (
            <p role="alert" className="mt-1.5 text-13 text-danger">
              {errors.days}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

type OtherProps = {
  days: Days;
  error: { from: string | undefined; to: string | undefined };
  onDays: (days: Days) => void;
  onRemove: () => void;
};

function OtherDays({ days, error, onDays, onRemove }: OtherProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2">
      <DayBox
        label="From"
        value={days.from}
        onValue={(from) => onDays(startingAt(days, from ?? ''))}
        error={error.from}
      />
      <DayBox
        label="To"
        value={days.to}
        onValue={(to) => onDays({ ...days, to: to ?? '' })}
        error={error.to}
      />
      <IconButton icon={X} label="Remove these days" className="mt-6" onClick={onRemove} />
    </div>
  );
}

/** Never ends before it begins. */
export function startingAt({ to }: Days, from: string): Days {
  return { from, to: to < from ? from : to };
}
