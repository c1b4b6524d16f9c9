import { zoneName } from '../../../lib/casting/audition-words.ts';
import { Line } from '../../../ui/valued/line.tsx';
import type { FieldsProps } from './session-editor.ts';

/** Until when tapes may come. */
export function DueFields({ editor: { draft, errors, change } }: FieldsProps) {
  return (
    <Line
      label="Due"
      required
      type="datetime-local"
      hint={`On the clock in ${zoneName(draft.timeZone)}. Later tapes are still taken, and marked late.`}
      value={draft.dueClock}
      onValue={(dueClock) => change({ dueClock: dueClock ?? '' })}
      error={errors.dueAt}
    />
  );
}
