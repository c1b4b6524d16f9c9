import { focusFirstWrong } from '../../../lib/casting/find-errors.ts';
import { PeopleFields } from '../edit/people-fields.tsx';
import { DatesFields, LocationsField } from '../edit/places-fields.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './what-step.tsx';

export function WhoStep({ saving, id, onDone }: StepProps) {
  async function submit() {
    const fields = [
      'companyName',
      'director',
      'castingDirector',
      'contractId',
      'dates',
      'locations',
    ] as const;
    if (await saving.finish(fields)) onDone();
    else focusFirstWrong();
  }
  return (
    <StepFrame
      step="who"
      id={id}
      title="Who makes it, where and when?"
      lead="What you know by now. Applicants look for the director, the place and the dates."
      problem={saving.message}
      onSubmit={() => void submit()}
    >
      <PeopleFields editor={saving.editor} />
      <LocationsField editor={saving.editor} />
      <DatesFields editor={saving.editor} />
    </StepFrame>
  );
}
