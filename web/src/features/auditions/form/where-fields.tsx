import { Choice } from '../../../ui/valued/choice.tsx';
import { Line } from '../../../ui/valued/line.tsx';
import { TIME_ZONES } from '../words/time-zones.ts';
import { FIELDS_GRID, type FieldsProps } from './session-editor.ts';

/** Where it is, and by which clock. */
export function WhereFields({ editor: { draft, errors, change } }: FieldsProps) {
  return (
    <div className={FIELDS_GRID}>
      {draft.kind === 'in_person' && (
        <Line
          label="Place"
          placeholder="Street, building, floor"
          value={draft.place}
          onValue={(place) => change({ place })}
          error={errors.place}
        />
      )}
      {draft.kind === 'live_video' && (
        <Line
          label="Link to join"
          type="url"
          placeholder="https://"
          value={draft.link}
          onValue={(link) => change({ link })}
          error={errors.link}
        />
      )}
      <Choice
        label="Time zone"
        hint="All times of this audition are in it; people also see their own."
        options={TIME_ZONES}
        value={draft.timeZone}
        onValue={(timeZone) => timeZone !== null && change({ timeZone })}
        error={errors.timeZone}
      />
    </div>
  );
}
