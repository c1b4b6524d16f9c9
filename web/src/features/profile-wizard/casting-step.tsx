import { GENDERS } from '@callboard/contract/talent-profiles';
import { GENDER_WORDS, wordOptions } from '../../lib/talent/profile-words.ts';
import { tradeWords } from '../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { bindField } from '../../ui/bind-field.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useProfileSaves } from '../talent-profiles/api.ts';
import { castingOf, castingSchema, NOT_SAID } from './casting-form.ts';
import { ChipField, ChipsField } from './chips-field.tsx';
import { NamesStep } from './names-step.tsx';
import { StepFrame } from './step-frame.tsx';
import { isCrewOnly } from './steps.ts';
import { useStepForm } from './use-step-form.ts';
import type { StepProps } from './walk.ts';

const GENDER_OPTIONS = wordOptions(GENDERS, GENDER_WORDS);
const OWN_GENDERS = [...GENDER_OPTIONS, { value: NOT_SAID, label: 'Rather not say' }];

export function CastingStep(props: StepProps) {
  return isCrewOnly(props.whole) ? <NamesStep {...props} /> : <PlayedStep {...props} />;
}

function PlayedStep({ whole, walk }: StepProps) {
  const { playingAge } = tradeWords(useCurrentUser().countryId);
  const { saveProfile } = useProfileSaves(whole.profile.id);
  const { form, frame } = useStepForm({
    walk,
    schema: castingSchema,
    saved: castingOf(whole),
    save: saveProfile,
  });

  /** Most people play what they are; whoever plays more or other adds to it. */
  function suggestPlayed(gender: string) {
    const chosen = GENDER_OPTIONS.find(({ value }) => value === gender);
    if (chosen === undefined || form.getValues('gendersPlayed').length > 0) return;
    form.setValue('gendersPlayed', [chosen.value], { shouldDirty: true });
  }

  return (
    <StepFrame
      {...frame}
      title="Who can you play?"
      lead="Roles are written with an age and often a gender in mind. This is how yours find you."
    >
      <div className="grid gap-1.5">
        <div className="grid max-w-80 grid-cols-2 gap-4">
          <TextField
            label={`${playingAge} from`}
            inputMode="numeric"
            placeholder="25"
            {...bindField(form, 'playingAgeMin')}
          />
          <TextField
            label="to"
            inputMode="numeric"
            placeholder="35"
            {...bindField(form, 'playingAgeMax')}
          />
        </div>
        <p className="text-13 text-muted">
          The ages an audience believes. Your date of birth stays private.
        </p>
      </div>
      <ChipField
        label="Your gender"
        control={form.control}
        name="gender"
        options={OWN_GENDERS}
        onChosen={suggestPlayed}
      />
      {(form.watch('gender') !== '' || form.watch('gendersPlayed').length > 0) && (
        <ChipsField
          label="Genders you play"
          control={form.control}
          name="gendersPlayed"
          options={GENDER_OPTIONS}
        />
      )}
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="Stage name"
          placeholder={`${whole.profile.firstName} ${whole.profile.lastName}`}
          {...bindField(form, 'stageName')}
        />
        <TextField label="Pronouns" placeholder="she/her" {...bindField(form, 'pronouns')} />
      </div>
    </StepFrame>
  );
}
