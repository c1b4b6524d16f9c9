import type { Days } from '@callboard/contract/deal-parts';
import type { FieldErrors } from '@callboard/contract/errors';
import { holdEndpoints } from '@callboard/contract/holds';
import { LIMITS } from '@callboard/contract/limits';
import type { RoleDetail } from '@callboard/contract/production-roles';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { findErrors, focusFirstWrong } from '../../../lib/casting/find-errors.ts';
import { fromLocalTime, toLocalTime } from '../../../lib/casting/local-time.ts';
import { tradeWords } from '../../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { toast } from '../../../ui/toast-store.ts';
import { OneOf } from '../../../ui/valued/choice.tsx';
import { DayBox, Line } from '../../../ui/valued/line.tsx';
import { useAskForHold } from '../deal-changes.ts';
import { AskDialog } from './ask-dialog.tsx';
import { idsOf, whomInWords } from './asked-people.ts';
import { startingAt } from './days-field.tsx';
import { daysOfKey, holdOptions, OTHER_DAYS } from './hold-days.ts';
import { OfRole } from './of-role.tsx';
import type { AskProps } from './props.ts';
import { comingDays, keyOf, overErrors, type WorkDate } from './work-days.ts';

const USUAL_DAYS = 7;

/** Asks to keep days free, in whichever order the talent's side gives them. */
export function HoldDialog(props: AskProps) {
  return (
    <OfRole roleId={props.roleId} onClose={props.onClose}>
      {(role) => <HoldForm {...props} role={role} />}
    </OfRole>
  );
}

function HoldForm({
  role,
  people,
  leftOut = 0,
  onAsked,
  onClose,
}: AskProps & { role: RoleDetail }) {
  const { hold } = tradeWords(useCurrentUser().countryId);
  const [days, setDays] = useState<Days>(
    () => comingDays(role.workDates)[0] ?? { from: '', to: '' },
  );
  const [note, setNote] = useState<string | null>(null);
  const [until, setUntil] = useState(() => inAWeek());
  const [errors, setErrors] = useState<FieldErrors>({});
  const ask = useAskForHold(role.id);

  function submit() {
    const expiresAt = fromLocalTime(until);
    const body = { talentProfileIds: idsOf(people), days, note, expiresAt };
    const found = {
      ...findErrors(holdEndpoints.request.body, body),
      ...overErrors(days, 'days'),
    };
    if (expiresAt === '') found.expiresAt = 'Please choose a day and time';
    else if (new Date(expiresAt) <= new Date()) found.expiresAt = 'This is in the past';
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirstWrong();
    ask.mutate(body, {
      onSuccess: () => {
        toast({ title: `Asked ${whomInWords(people)} for a ${hold}` });
        onAsked?.();
        onClose();
      },
      onError: (error) => setErrors((error instanceof ApiError && error.fields) || {}),
    });
  }

  return (
    <AskDialog
      title={`Ask for a ${hold}`}
      people={people}
      leftOut={leftOut}
      lead={`Their side says whether it is a first, second or backup ${hold}.`}
      act={`Ask for a ${hold}`}
      isPending={ask.isPending}
      error={ask.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <HeldDays workDates={role.workDates} days={days} onDays={setDays} errors={errors} />
      <Line
        label="Until when"
        hint="Without an answer, or without being confirmed, it ends then by itself."
        type="datetime-local"
        value={until}
        onValue={(next) => setUntil(next ?? '')}
        error={errors.expiresAt}
      />
      <Line
        label="Note"
        maxLength={LIMITS.lineLength}
        value={note}
        onValue={setNote}
        error={errors.note}
      />
    </AskDialog>
  );
}

type DaysProps = {
  workDates: readonly WorkDate[];
  days: Days;
  onDays: (days: Days) => void;
  errors: FieldErrors;
};

function HeldDays({ workDates, days, onDays, errors }: DaysProps) {
  const options = holdOptions(workDates);
  const isKnown = options.some(({ value }) => value === keyOf(days));
  const [isOther, setIsOther] = useState(!isKnown);
  return (
    <div className="grid gap-3">
      {options.length > 1 && (
        <OneOf
          label="Days"
          options={options}
          value={isOther || !isKnown ? OTHER_DAYS : keyOf(days)}
          onValue={(key) => {
            setIsOther(key === OTHER_DAYS);
            if (key !== OTHER_DAYS) onDays(daysOfKey(key));
          }}
        />
      )}
      {(isOther || !isKnown) && (
        <div className="grid grid-cols-2 gap-2">
          <DayBox
            label="From"
            value={days.from}
            onValue={(from) => onDays(startingAt(days, from ?? ''))}
            error={errors['days.from']}
          />
          <DayBox
            label="To"
            value={days.to}
            onValue={(to) => onDays({ ...days, to: to ?? '' })}
            error={errors['days.to']}
          />
        </div>
      )}
    </div>
  );
}

/** As the field has it: a week from now, in the evening. */
function inAWeek(now: Date = new Date()): string {
  const then = new Date(now);
  then.setDate(then.getDate() + USUAL_DAYS);
  then.setHours(18, 0, 0, 0);
  return toLocalTime(then.toISOString());
}
