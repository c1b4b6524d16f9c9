import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MultiComboboxField } from '../../ui/multi-combobox-field.tsx';
import { talentCategoriesQuery, talentTypesQuery, toOptions } from '../reference-data/api.ts';
import { useProfileSaves } from '../talent-profiles/api.ts';
import type { ChipOption } from './chips.tsx';
import { ChipsField } from './chips-field.tsx';
import { CrewFields } from './crew-fields.tsx';
import { StepFrame } from './step-frame.tsx';
import { includesCrew } from './steps.ts';
import { useStepForm } from './use-step-form.ts';
import type { StepProps } from './walk.ts';
import { workOf, workSchema } from './work-form.ts';

export function WorkStep({ whole, walk }: StepProps) {
  const { saveProfile, saveInfo } = useProfileSaves(whole.profile.id);
  const types = useQuery(talentTypesQuery);
  const { form, frame } = useStepForm({
    walk,
    schema: workSchema,
    saved: workOf(whole),
    async save({ crewDepartmentId, crewRoleId, ...work }) {
      if (includesCrew(work.categoryIds)) await saveInfo({ crewDepartmentId, crewRoleId });
      await saveProfile(work);
    },
  });
  const chosen = form.watch('categoryIds');
  const { options, more } = useCategories(chosen);
  const isPerformer = chosen.some((id) => !includesCrew([id]));
  return (
    <StepFrame
      {...frame}
      title="What do you do?"
      lead="Choose all that you would take work as. You can change it any day."
    >
      <ChipsField label="Your work" control={form.control} name="categoryIds" options={options}>
        {more}
      </ChipsField>
      {includesCrew(chosen) && <CrewFields form={form} />}
      {isPerformer && (
        <MultiComboboxField
          label="Role sizes"
          placeholder="Any"
          hint="Leave it empty to be considered for any."
          options={toOptions(types.data)}
          control={form.control}
          name="talentTypeIds"
        />
      )}
    </StepFrame>
  );
}

/** What most people are. The others wait behind a button, unless one of them is chosen. */
const FIRST_SHOWN = 8;

function useCategories(chosen: readonly string[]) {
  const options = toOptions(useQuery(talentCategoriesQuery).data);
  const [isOpen, setOpen] = useState(false);
  const isFirst = ({ value }: ChipOption, place: number) =>
    place < FIRST_SHOWN || includesCrew([value]) || chosen.includes(value);
  const first = options.filter(isFirst);
  const count = options.length - first.length;
  if (count === 0) return { options, more: null };
  const more = (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
      className="h-9 rounded-full px-3 font-medium text-14 text-muted underline underline-offset-4 hover:text-ink pointer-coarse:h-11"
    >
      {isOpen ? 'Fewer' : `${count} more`}
    </button>
  );
  return { options: isOpen ? options : first, more };
}
