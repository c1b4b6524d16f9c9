import { CREDIT_CATEGORIES } from '@callboard/contract/professional-info';
import { Plus, X } from 'lucide-react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { bindField } from '../../ui/bind-field.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ENTRIES_MAX, NEW_ENTRY, TRAINING } from './experience-entries.ts';
import type { ExperienceForm } from './experience-form.ts';

type Props<Output> = { form: UseFormReturn<ExperienceForm, unknown, Output> };

const KINDS = [...CREDIT_CATEGORIES, TRAINING].map((value) => {
  const words = value.replaceAll('_', ' ');
  return { value, label: words.charAt(0).toUpperCase() + words.slice(1) };
});

/** Credits and training, a line each. */
export function EntryRows<Output>({ form }: Props<Output>) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'entries' });
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-3 font-medium text-13">Credits and training</legend>
      {fields.map(({ id }, place) => (
        <Row
          key={id}
          form={form}
          place={place}
          onRemove={fields.length > 1 ? () => remove(place) : undefined}
        />
      ))}
      {fields.length < ENTRIES_MAX && (
        <div>
          <Button look="quiet" className="-ml-3" onClick={() => append(NEW_ENTRY)}>
            <Plus aria-hidden="true" className="size-4" />
            Add another
          </Button>
        </div>
      )}
    </fieldset>
  );
}

type RowProps<Output> = Props<Output> & { place: number; onRemove: (() => void) | undefined };

function Row<Output>({ form, place, onRemove }: RowProps<Output>) {
  const isTraining = form.watch(`entries.${place}.kind`) === TRAINING;
  return (
    <div className="relative grid grid-cols-2 gap-3 rounded-card bg-sunk p-3 sm:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_minmax(0,3fr)_80px]">
      <TextField
        label={isTraining ? 'School or teacher' : 'Production'}
        {...bindField(form, `entries.${place}.title`)}
      />
      <TextField
        label={isTraining ? 'Course' : 'Role or job'}
        {...bindField(form, `entries.${place}.role`)}
      />
      <SelectField
        label="Kind"
        options={KINDS}
        control={form.control}
        name={`entries.${place}.kind`}
      />
      <TextField label="Year" inputMode="numeric" {...bindField(form, `entries.${place}.year`)} />
      {onRemove !== undefined && (
        <IconButton
          icon={X}
          size={32}
          label={`Remove entry ${place + 1}`}
          onClick={onRemove}
          className="absolute top-1 right-1"
        />
      )}
    </div>
  );
}
