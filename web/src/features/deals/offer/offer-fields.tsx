import type { FieldErrors } from '@callboard/contract/errors';
import { LIMITS } from '@callboard/contract/limits';
import { CREW_PAY_UNITS, PAY_UNITS } from '@callboard/contract/production-choices';
import type { RoleDetail } from '@callboard/contract/production-roles';
import { useState } from 'react';
import { currencyOptions, moneyAsTyped, readMoney } from '../../../lib/casting/money.ts';
import { PAY_UNIT_WORDS } from '../../../lib/casting/role-words.ts';
import { wordOptions } from '../../../lib/talent/profile-words.ts';
import { Choice, OneOf } from '../../../ui/valued/choice.tsx';
import { Line, Lines } from '../../../ui/valued/line.tsx';
import { NumberBox } from '../../../ui/valued/number-box.tsx';
import { DaysField } from '../asking/days-field.tsx';
import type { OfferDraft } from './offer-draft.ts';

type Props = {
  role: RoleDetail;
  draft: OfferDraft;
  errors: FieldErrors;
  onChange: (changes: Partial<OfferDraft>) => void;
};

/** The lines that a deal has one of, each with an example. */
const LINES = [
  ['billing', 'Billing', 'Single card, second position'],
  ['travel', 'Travel', 'Return rail, hotel on shoot nights'],
  ['perDiem', 'Per diem', '£40 a day on location'],
  ['commission', 'Commission', '15 % on top of the fee'],
] as const;

/** Everything an offer says. */
export function OfferFields({ role, draft, errors, onChange }: Props) {
  return (
    <div className="grid gap-5">
      <Fee role={role} draft={draft} errors={errors} onChange={onChange} />
      <DaysField
        workDates={role.workDates}
        value={draft.days}
        onValue={(days) => onChange({ days })}
        errors={errors}
      />
      <Lines
        label="Options"
        placeholder="Two pick-up days in October at the same rate"
        rows={2}
        maxLength={LIMITS.textLength}
        value={draft.options}
        onValue={(options) => onChange({ options })}
        error={errors.options}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {LINES.map(([name, label, placeholder]) => (
          <Line
            key={name}
            label={label}
            placeholder={placeholder}
            maxLength={LIMITS.lineLength}
            value={draft[name]}
            onValue={(value) => onChange({ [name]: value })}
            error={errors[name]}
          />
        ))}
      </div>
      <Lines
        label="Riders"
        placeholder="Closed set, own dressing room"
        rows={2}
        maxLength={LIMITS.textLength}
        value={draft.riders}
        onValue={(riders) => onChange({ riders })}
        error={errors.riders}
      />
      <Lines
        label="Note"
        hint="They and their agent read this with the offer."
        rows={3}
        maxLength={LIMITS.textLength}
        value={draft.note}
        onValue={(note) => onChange({ note })}
        error={errors.note}
      />
      <Line
        label="Answer by"
        hint="Empty: it stands until you withdraw it."
        type="datetime-local"
        value={draft.answerBy}
        onValue={(answerBy) => onChange({ answerBy })}
        error={errors.answerBy}
      />
    </div>
  );
}

function Fee({ role, draft, errors, onChange }: Props) {
  const [currencies] = useState(currencyOptions);
  const units = role.roleType === 'crew' ? CREW_PAY_UNITS : PAY_UNITS;
  return (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      <NumberBox
        label="Fee"
        required
        inputMode="decimal"
        read={(typed) => readMoney(typed, draft.currency)}
        show={(amount) => moneyAsTyped(amount, draft.currency)}
        value={draft.fee}
        onValue={(fee) => onChange({ fee })}
        error={errors.fee}
      />
      <OneOf
        label="Per"
        options={wordOptions(units, PAY_UNIT_WORDS)}
        value={draft.unit}
        onValue={(unit) => onChange({ unit })}
        error={errors.unit}
      />
      <div className="max-sm:col-span-2">
        <Choice
          label="Currency"
          options={currencies}
          value={draft.currency}
          onValue={(currency) => onChange({ currency: currency ?? '' })}
          error={errors.currency}
        />
      </div>
    </div>
  );
}
