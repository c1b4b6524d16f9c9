import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../lib/use-session.ts';
import { bindField } from '../../ui/bind-field.ts';
import { ComboboxField } from '../../ui/combobox-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import {
  bodyTypesQuery,
  eyeColorsQuery,
  hairColorsQuery,
  hairLengthsQuery,
  toOptions,
} from '../reference-data/api.ts';
import { useProfileSaves } from '../talent-profiles/api.ts';
import { looksOf, looksSchema } from './looks-form.ts';
import { StepFrame } from './step-frame.tsx';
import { useStepForm } from './use-step-form.ts';
import type { StepProps } from './walk.ts';

export function LooksStep({ whole, walk }: StepProps) {
  const { units } = useCurrentUser();
  const { saveTraits } = useProfileSaves(whole.profile.id);
  const isMetric = units === 'metric';
  const lists = {
    bodyTypeId: ['Body type', useQuery(bodyTypesQuery).data],
    eyeColorId: ['Eyes', useQuery(eyeColorsQuery).data],
    hairColorId: ['Hair colour', useQuery(hairColorsQuery).data],
    hairLengthId: ['Hair length', useQuery(hairLengthsQuery).data],
  } as const;
  const names = ['bodyTypeId', 'eyeColorId', 'hairColorId', 'hairLengthId'] as const;
  const { form, frame } = useStepForm({
    walk,
    schema: looksSchema(units),
    saved: looksOf(whole, units),
    save: saveTraits,
  });
  return (
    <StepFrame
      {...frame}
      title="How do you look?"
      lead="All of it is optional. Roles that ask for it find you by it."
    >
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={`Height (${isMetric ? 'cm' : 'ft and in'})`}
          placeholder={isMetric ? '170' : "5'7"}
          inputMode={isMetric ? 'numeric' : 'text'}
          {...bindField(form, 'heightCm')}
        />
        {names.map((name) => (
          <ComboboxField
            key={name}
            label={lists[name][0]}
            placeholder="Choose…"
            options={toOptions(lists[name][1])}
            control={form.control}
            name={name}
          />
        ))}
      </div>
    </StepFrame>
  );
}
