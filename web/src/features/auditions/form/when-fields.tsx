import { SwitchRow } from '../../../ui/switch-row.tsx';
import { DueFields } from './due-fields.tsx';
import { FairHint } from './fair-hint.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { type FieldsProps, hintOf } from './session-editor.ts';
import { WhereFields } from './where-fields.tsx';

/** Where and when. */
export function WhenFields({ editor }: FieldsProps) {
  const { draft, errors, change } = editor;
  const isTape = draft.kind === 'self_tape';
  return (
    <div className="grid gap-6">
      <WhereFields editor={editor} />
      {isTape && <DueFields editor={editor} />}
      {!isTape && (
        <>
          <ScheduleFields
            schedule={draft.schedule}
            timeZone={draft.timeZone}
            errors={errors}
            path="schedule."
            onChange={(schedule) => change({ schedule })}
          />
          <OpenBooking editor={editor} />
        </>
      )}
      <FairHint>{hintOf(editor, 'short_notice')}</FairHint>
    </div>
  );
}

export function OpenBooking({ editor: { draft, errors, change } }: FieldsProps) {
  return (
    <SwitchRow
      label="People choose their own time"
      hint="Those invited pick among the free slots instead of being given one."
      checked={draft.isOpenBooking}
      onCheckedChange={(isOpenBooking) => change({ isOpenBooking })}
      error={errors.isOpenBooking}
    />
  );
}
