import { availabilityCheckEndpoints } from '@callboard/contract/availability-checks';
import type { Days } from '@callboard/contract/deal-parts';
import type { FieldErrors } from '@callboard/contract/errors';
import { LIMITS } from '@callboard/contract/limits';
import type { RoleDetail } from '@callboard/contract/production-roles';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { findErrors, focusFirstWrong } from '../../../lib/casting/find-errors.ts';
import { payInWords } from '../../../lib/casting/role-words.ts';
import { toast } from '../../../ui/toast-store.ts';
import { Lines } from '../../../ui/valued/line.tsx';
import { useAskAvailability } from '../deal-changes.ts';
import { AskDialog } from './ask-dialog.tsx';
import { idsOf, whomInWords } from './asked-people.ts';
import { DaysField } from './days-field.tsx';
import { OfRole } from './of-role.tsx';
import type { AskProps } from './props.ts';
import { comingDays, overErrors } from './work-days.ts';

/** Are they free, and would they do it on these terms. */
export function CheckDialog(props: AskProps) {
  return (
    <OfRole roleId={props.roleId} onClose={props.onClose}>
      {(role) => <CheckForm {...props} role={role} />}
    </OfRole>
  );
}

function CheckForm({
  role,
  people,
  leftOut = 0,
  onAsked,
  onClose,
}: AskProps & { role: RoleDetail }) {
  const [days, setDays] = useState<Days[]>(() => comingDays(role.workDates));
  const [terms, setTerms] = useState<string | null>(() => termsOf(role));
  const [errors, setErrors] = useState<FieldErrors>({});
  const ask = useAskAvailability(role.id);

  function submit() {
    const body = { talentProfileIds: idsOf(people), days, terms };
    const found = Object.assign(
      findErrors(availabilityCheckEndpoints.ask.body, body),
      ...days.map((each, place) => overErrors(each, `days.${place}`)),
    );
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirstWrong();
    ask.mutate(body, {
      onSuccess: () => {
        toast({ title: `Asked ${whomInWords(people)} whether they are free` });
        onAsked?.();
        onClose();
      },
      onError: (error) => setErrors((error instanceof ApiError && error.fields) || {}),
    });
  }

  return (
    <AskDialog
      title="Check availability"
      people={people}
      leftOut={leftOut}
      lead="A question, not a promise on either side."
      act="Ask"
      isPending={ask.isPending}
      error={ask.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <DaysField workDates={role.workDates} value={days} onValue={setDays} errors={errors} />
      <Lines
        label="Terms"
        hint="What they would agree to: pay, place, travel."
        rows={3}
        maxLength={LIMITS.textLength}
        value={terms}
        onValue={setTerms}
        error={errors.terms}
      />
    </AskDialog>
  );
}

/** '£450 a day · Glasgow' */
function termsOf(role: RoleDetail): string | null {
  const parts = [role.payAmount === null ? null : payInWords(role), role.payNote, role.city];
  return parts.filter((part) => part !== null && part !== '').join(' · ') || null;
}
