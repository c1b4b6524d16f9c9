import { useState } from 'react';
import { currencyOptions, usualCurrency } from '../../lib/casting/money.ts';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { shownDayRate } from './day-rate.ts';
import { type Editor, shownIn } from './editor.ts';

/** An amount and what it is in. */
export function DayRateField({ editor }: { editor: Editor }) {
  const { countryId } = useCurrentUser();
  const [options] = useState(currencyOptions);
  const rate = shownDayRate(shownIn(editor, 'dayRate'), usualCurrency(countryId));
  return (
    <div className="grid min-w-0 grid-cols-2 items-start gap-4">
      <TextField
        label="Day rate"
        inputMode="decimal"
        hint="Agents of the talent see it."
        value={rate.amount}
        error={editor.errors['dayRate.amount'] ?? editor.errors.dayRate}
        onChange={(event) => editor.change('dayRate', { ...rate, amount: event.target.value })}
      />
      <Field label="Currency" error={editor.errors['dayRate.currency']}>
        {(wiring) => (
          <Combobox
            {...wiring}
            options={options}
            value={rate.currency}
            onValueChange={(currency) => {
              const isChange = currency !== '' && currency !== rate.currency;
              if (isChange) editor.change('dayRate', { ...rate, currency });
            }}
          />
        )}
      </Field>
    </div>
  );
}
