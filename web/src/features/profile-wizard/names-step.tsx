import { bindField } from '../../ui/bind-field.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useProfileSaves } from '../talent-profiles/api.ts';
import { namesOf, namesSchema } from './casting-form.ts';
import { StepFrame } from './step-frame.tsx';
import { useStepForm } from './use-step-form.ts';
import type { StepProps } from './walk.ts';

/** Nobody asks crew for an age or a gender. */
export function NamesStep({ whole, walk }: StepProps) {
  const { saveProfile } = useProfileSaves(whole.profile.id);
  const { form, frame } = useStepForm({
    walk,
    schema: namesSchema,
    saved: namesOf(whole),
    save: saveProfile,
  });
  return (
    <StepFrame
      {...frame}
      title="What are you called?"
      lead="On call sheets and in the credits. Both may stay empty."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Professional name"
          placeholder={`${whole.profile.firstName} ${whole.profile.lastName}`}
          {...bindField(form, 'stageName')}
        />
        <TextField label="Pronouns" placeholder="they/them" {...bindField(form, 'pronouns')} />
      </div>
    </StepFrame>
  );
}
