import { LIMITS } from '@callboard/contract/limits';
import type { RoleForm } from '@callboard/contract/role-form';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import { Choice } from '../../../ui/valued/choice.tsx';
import { DayBox, Line } from '../../../ui/valued/line.tsx';
import { countriesQuery, toOptions } from '../../reference-data/api.ts';
import { SECTION_GRID, type SectionProps } from './role-editor.ts';

type WorkDate = RoleForm['workDates'][number];

/** When and where the work is. */
export function DatesSection({ editor }: SectionProps) {
  const { role, errors, change } = editor;
  const { data: countries } = useQuery(countriesQuery);
  return (
    <div className="grid gap-5">
      <WorkDates editor={editor} />
      <div className={SECTION_GRID}>
        <Line
          label="City"
          value={role.city}
          onValue={(city) => change({ city })}
          error={errors.city}
        />
        <Choice
          label="Country"
          options={toOptions(countries)}
          value={role.countryId}
          onValue={(countryId) => change({ countryId })}
          error={errors.countryId}
        />
      </div>
      <SwitchRow
        label="Local hire"
        hint="No travel and no accommodation are paid."
        checked={role.isLocalHire}
        onCheckedChange={(isLocalHire) => change({ isLocalHire })}
      />
    </div>
  );
}

function WorkDates({ editor: { role, errors, change } }: SectionProps) {
  const { workDates } = role;
  const set = (place: number, changes: Partial<WorkDate>) =>
    change({
      workDates: workDates.map((one, each) => (each === place ? { ...one, ...changes } : one)),
    });
  const latest = workDates.at(-1)?.to ?? '';
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium text-13">Work dates</legend>
      {workDates.map((date, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else that tells them apart
          key={place}
          className="grid grid-cols-2 items-start gap-2 sm:grid-cols-[1fr_1fr_1.4fr_auto]"
        >
          <DayBox
            label="From"
            value={date.from}
            onValue={(from) => {
              const first = from ?? '';
              set(place, { from: first, to: date.to < first ? first : date.to });
            }}
            error={errors[`workDates.${place}.from`]}
          />
          <DayBox
            label="To"
            value={date.to}
            onValue={(to) => set(place, { to: to ?? '' })}
            error={errors[`workDates.${place}.to`]}
          />
          <Line
            label="For"
            placeholder="Shoot"
            value={date.label}
            onValue={(label) => set(place, { label })}
            error={errors[`workDates.${place}.label`]}
          />
          <IconButton
            icon={X}
            label={`Remove work dates ${place + 1}`}
            className="sm:mt-6"
            onClick={() => change({ workDates: workDates.toSpliced(place, 1) })}
          />
        </div>
      ))}
      {workDates.length < LIMITS.workDates && (
        <div>
          <Button
            onClick={() =>
              change({ workDates: [...workDates, { from: latest, to: latest, label: null }] })
            }
          >
            <Plus aria-hidden="true" className="size-4" />
            Add dates
          </Button>
        </div>
      )}
    </fieldset>
  );
}
