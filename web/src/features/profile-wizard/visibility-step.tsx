import { profileFormSchema } from '@callboard/contract/talent-profiles';
import { BriefcaseBusiness, EyeOff, Globe } from 'lucide-react';
import { VISIBILITY_WORDS } from '../../lib/talent/profile-words.ts';
import { useProfileSaves } from '../talent-profiles/api.ts';
import { StepFrame } from './step-frame.tsx';
import { useStepForm } from './use-step-form.ts';
import { VisibilityCard } from './visibility-card.tsx';
import type { StepProps } from './walk.ts';

const schema = profileFormSchema.pick({ visibility: true });

const CHOICES = [
  {
    value: 'public',
    icon: Globe,
    title: VISIBILITY_WORDS.public,
    text: 'Anyone with the address sees your profile, also from outside. Good to share as your page.',
  },
  {
    value: 'professionals',
    icon: BriefcaseBusiness,
    title: VISIBILITY_WORDS.professionals,
    text: 'Casting teams and agents who are signed in find you. Nobody else does.',
  },
  {
    value: 'hidden',
    icon: EyeOff,
    title: VISIBILITY_WORDS.hidden,
    text: 'You are in no search. Only those you apply to, and your agents, see you.',
  },
] as const;

export function VisibilityStep({ whole: { profile }, walk }: StepProps) {
  const { saveProfile } = useProfileSaves(profile.id);
  const isMinor = profile.isMinor === true;
  const choices = CHOICES.filter(({ value }) => !isMinor || value !== 'public');
  const { form, frame } = useStepForm({
    walk,
    schema,
    saved: { visibility: visibilityOf(profile.visibility, isMinor) },
    save: saveProfile,
  });
  return (
    <StepFrame
      {...frame}
      title="Who may see you?"
      lead={
        isMinor
          ? 'Under 18 a profile is never public. Where you live stays with your own side.'
          : 'Your date of birth, address and phone number are never shown, whatever you choose.'
      }
    >
      <fieldset className="grid min-w-0 gap-3">
        <legend className="sr-only">Who may see you</legend>
        {choices.map((choice) => (
          <VisibilityCard key={choice.value} {...choice} {...form.register('visibility')} />
        ))}
      </fieldset>
    </StepFrame>
  );
}

function visibilityOf(saved: string | undefined, isMinor: boolean) {
  const known = CHOICES.find(({ value }) => value === saved)?.value ?? 'professionals';
  return isMinor && known === 'public' ? 'professionals' : known;
}
