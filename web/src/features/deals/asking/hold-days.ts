import type { Days } from '@callboard/contract/deal-parts';
import { daysInWords } from '../../../lib/casting/days.ts';
import { comingDates, keyOf, type WorkDate, workDateInWords } from './work-days.ts';

export const OTHER_DAYS = 'other';

/** What a hold may be for: one of the role's dates to come, all of them from first to last, or others. */
export function holdOptions(workDates: readonly WorkDate[]): { value: string; label: string }[] {
  const dates = comingDates(workDates);
  const whole = wholeOf(dates);
  return [
    ...dates.map((date) => ({ value: keyOf(date), label: workDateInWords(date) })),
    ...(whole === undefined || dates.some((date) => keyOf(date) === keyOf(whole))
      ? []
      : [
          {
            value: keyOf(whole),
            label: `${daysInWords(whole.from, whole.to)} · first to last day`,
          },
        ]),
    { value: OTHER_DAYS, label: 'Other days' },
  ];
}

function wholeOf(dates: readonly Days[]): Days | undefined {
  const from = dates.map((date) => date.from).sort()[0];
  const to = dates
    .map((date) => date.to)
    .sort()
    .at(-1);
  return from === undefined || to === undefined ? undefined : { from, to };
}

export function daysOfKey(key: string): Days {
  const [from = '', to = ''] = key.split('/');
  return { from, to };
}
