import { useQuery } from '@tanstack/react-query';
import { hasKeyboard } from '../../../ui/has-keyboard.ts';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import { Choice } from '../../../ui/valued/choice.tsx';
import { Line, Lines } from '../../../ui/valued/line.tsx';
import { productionTypesQuery, toOptions } from '../../reference-data/api.ts';
import { PARTS_GRID, type PartProps } from './production-editor.ts';

/** What it is called and what it is. */
export function BasicsFields({ editor: { form, errors, change } }: PartProps) {
  const { data: types } = useQuery(productionTypesQuery);
  return (
    <div className={PARTS_GRID}>
      <Line
        label="Title"
        required
        autoFocus={form.title === '' && hasKeyboard()}
        value={form.title}
        onValue={(title) => change({ title: title ?? '' })}
        error={errors.title}
      />
      <Choice
        label="Type"
        required
        placeholder="Feature film, play, commercial…"
        options={toOptions(types)}
        value={form.typeId === '' ? null : form.typeId}
        onValue={(typeId) => change({ typeId: typeId ?? '' })}
        error={errors.typeId}
      />
      <div className="sm:col-span-2">
        <Lines
          label="Synopsis"
          rows={3}
          value={form.synopsis}
          onValue={(synopsis) => change({ synopsis })}
          error={errors.synopsis}
        />
      </div>
    </div>
  );
}

/** What outsiders may know of it. */
export function SecrecyFields({ editor: { form, errors, change } }: PartProps) {
  return (
    <div className="grid gap-4">
      <SwitchRow
        label="Confidential"
        hint="Outsiders see the code name only. Sides open once someone has agreed to keep them to themselves, and carry the reader's name."
        checked={form.isConfidential}
        onCheckedChange={(isConfidential) => change({ isConfidential })}
      />
      {form.isConfidential && (
        <div className="grid gap-4">
          <Line
            label="Code name"
            placeholder="Blue Harbour"
            value={form.codeName}
            onValue={(codeName) => change({ codeName })}
            error={errors.codeName}
          />
          <Lines
            label="What readers of sides agree to"
            rows={3}
            placeholder="I will not copy, share or talk about what I read here."
            value={form.ndaText}
            onValue={(ndaText) => change({ ndaText })}
            error={errors.ndaText}
          />
        </div>
      )}
    </div>
  );
}
