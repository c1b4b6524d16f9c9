import type { FieldErrors } from '@callboard/contract/errors';
import { FieldMessages } from '../../../ui/field-messages.tsx';
import { NumberBox } from '../../../ui/valued/number-box.tsx';
import { RoomFields } from './room-fields.tsx';
import type { ScheduleDraft } from './schedule-draft.ts';
import { SlotCount } from './slot-count.tsx';
import { BreakFields, WindowFields } from './window-fields.tsx';

export type ScheduleProps = {
  schedule: ScheduleDraft;
  errors: FieldErrors;
  /** What stands before the names of its fields. */
  path: string;
  onChange: (schedule: ScheduleDraft) => void;
};

/** From when to when, how long each, in which rooms: and how many slots come of it. */
export function ScheduleFields(props: ScheduleProps & { timeZone: string }) {
  const { schedule, timeZone, errors, path, onChange } = props;
  return (
    <div className="grid gap-5">
      <WindowFields {...props} />
      <BreakFields {...props} />
      <div className="grid grid-cols-2 gap-4">
        <NumberBox
          label="Minutes each"
          value={schedule.minutes}
          onValue={(minutes) => onChange({ ...schedule, minutes: minutes ?? Number.NaN })}
          error={errors[`${path}minutes`]}
        />
        <NumberBox
          label="Seen together"
          value={schedule.capacity}
          onValue={(capacity) => onChange({ ...schedule, capacity: capacity ?? Number.NaN })}
          error={errors[`${path}capacity`]}
        />
      </div>
      <RoomFields {...props} />
      <div className="sticky bottom-0 grid gap-1.5 bg-raised pt-1">
        <SlotCount schedule={schedule} timeZone={timeZone} />
        <FieldMessages id="schedule-messages" error={errors[`${path}windows`]} />
      </div>
    </div>
  );
}
