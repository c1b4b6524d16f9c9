import { LIMITS } from '@callboard/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { bindField } from '../../ui/bind-field.ts';
import { MultiComboboxField } from '../../ui/multi-combobox-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { languagesQuery, skillsQuery, toOptions } from '../reference-data/api.ts';
import { useProfileSaves } from '../talent-profiles/api.ts';
import { EntryRows } from './entry-rows.tsx';
import { experienceOf, experienceSchema, infoWith } from './experience-form.ts';
import { StepFrame } from './step-frame.tsx';
import { isCrewOnly } from './steps.ts';
import { useStepForm } from './use-step-form.ts';
import type { StepProps } from './walk.ts';

export function ExperienceStep({ whole, walk }: StepProps) {
  const { profile, info } = whole;
  const { saveProfile, saveInfo } = useProfileSaves(profile.id);
  const languages = useQuery(languagesQuery);
  const skills = useQuery(skillsQuery);
  const { form, frame } = useStepForm({
    walk,
    schema: experienceSchema,
    saved: experienceOf(whole),
    async save(values) {
      await saveProfile({ headline: values.headline });
      await saveInfo(infoWith(info, values));
    },
  });
  return (
    <StepFrame
      {...frame}
      title="What have you done?"
      lead="A line or two is enough to begin with. Student films and workshops count."
    >
      <TextField
        label="Headline"
        placeholder={
          isCrewOnly(whole) ? 'Focus puller with a love of old lenses' : 'Dry wit, fast fencing'
        }
        maxLength={LIMITS.headlineLength}
        {...bindField(form, 'headline')}
      />
      <EntryRows form={form} />
      <div className="grid gap-4 sm:grid-cols-2">
        <MultiComboboxField
          label="Languages"
          placeholder="Type to search"
          hint="Noted as fluent; your profile has more levels."
          options={toOptions(languages.data)}
          control={form.control}
          name="languageIds"
        />
        <MultiComboboxField
          label="Skills"
          placeholder="Fencing, tap, piano…"
          hint="Three are a good start."
          options={toOptions(skills.data)}
          control={form.control}
          name="skillIds"
        />
      </div>
    </StepFrame>
  );
}
