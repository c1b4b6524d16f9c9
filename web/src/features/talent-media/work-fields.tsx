import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { bindField } from '../../ui/bind-field.ts';
import { RadioGroupField } from '../../ui/radio-group-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { infoQuery } from '../talent-profiles/api.ts';
import { describeCredit } from './portfolio-words.ts';
import { VISIBILITY_OPTIONS } from './visibility-options.ts';
import { NO_CREDIT, type WorkForm, type WorkInput } from './work-form.ts';

type Props = {
  profileId: string;
  form: UseFormReturn<WorkInput, unknown, WorkForm>;
  hasUrl: boolean;
};

export function WorkFields({ profileId, form, hasUrl }: Props) {
  const { credits = [] } = useQuery(infoQuery(profileId)).data ?? {};
  const creditOptions = [
    { value: NO_CREDIT, label: 'None' },
    ...credits.map((credit) => ({ value: credit.id ?? '', label: describeCredit(credit) })),
  ];
  return (
    <>
      {hasUrl && (
        <TextField
          label="Link"
          type="url"
          required
          placeholder="https://vimeo.com/…"
          {...bindField(form, 'url')}
        />
      )}
      <TextField label="Title" required {...bindField(form, 'title')} />
      <TextareaField label="Description" rows={3} {...bindField(form, 'description')} />
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_112px]">
        <SelectField
          control={form.control}
          name="creditId"
          label="Credit it belongs to"
          options={creditOptions}
        />
        <TextField label="Year" inputMode="numeric" {...bindField(form, 'year')} />
      </div>
      <RadioGroupField
        control={form.control}
        name="visibility"
        label="Who sees it"
        options={VISIBILITY_OPTIONS}
      />
    </>
  );
}
