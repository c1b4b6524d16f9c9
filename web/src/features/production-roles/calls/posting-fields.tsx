import { CALL_VISIBILITIES, type CallVisibility } from '@callboard/contract/call-summary';
import type { FieldErrors } from '@callboard/contract/errors';
import { useId } from 'react';
import { CALL_VISIBILITY_WORDS } from '../../../lib/casting/role-words.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Line } from '../../../ui/valued/line.tsx';
import { AgencyField } from './agency-field.tsx';
import { InviteeField } from './invitee-field.tsx';
import type { Posting } from './posting.ts';

const HINTS: Record<CallVisibility, string> = {
  public: 'Talent and agents find it among their opportunities.',
  verified_agencies: 'Every agency that Callboard has verified, and no talent by themselves.',
  chosen_agencies: 'Only the agencies you name.',
  invited: 'Only the talents you name, and those who work for them.',
};

const OPTIONS = CALL_VISIBILITIES.map((value) => ({
  value,
  label: CALL_VISIBILITY_WORDS[value],
  hint: HINTS[value],
}));

type Props = {
  posting: Posting;
  errors: FieldErrors;
  onChange: (posting: Posting) => void;
};

/** Until when, and for whom. */
export function PostingFields({ posting, errors, onChange }: Props) {
  const id = useId();
  function choose(chosen: string) {
    const visibility = CALL_VISIBILITIES.find((each) => each === chosen);
    if (visibility !== undefined) onChange({ ...posting, visibility });
  }
  return (
    <div className="grid gap-5">
      <Line
        label="Open until"
        type="datetime-local"
        value={posting.deadline}
        onValue={(deadline) => onChange({ ...posting, deadline: deadline ?? '' })}
        error={errors.deadlineAt}
      />
      <div className="grid gap-2.5">
        <span id={id} className="font-medium text-13">
          Who sees it
        </span>
        <RadioGroup
          aria-labelledby={id}
          options={OPTIONS}
          value={posting.visibility}
          onValueChange={choose}
        />
      </div>
      {posting.visibility === 'chosen_agencies' && (
        <AgencyField
          value={posting.agencies}
          error={errors.agencyIds}
          onValue={(agencies) => onChange({ ...posting, agencies })}
        />
      )}
      {posting.visibility === 'invited' && (
        <InviteeField
          value={posting.talents}
          error={errors.talentProfileIds}
          onValue={(talents) => onChange({ ...posting, talents })}
        />
      )}
    </div>
  );
}
