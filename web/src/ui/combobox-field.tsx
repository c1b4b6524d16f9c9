import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Combobox } from './combobox.tsx';
import { ControlledField, type ControlledFieldProps } from './controlled-field.tsx';

type Props<Values extends FieldValues, Output> = ControlledFieldProps<
  Values,
  Output,
  string | undefined
> &
  Pick<ComponentProps<typeof Combobox>, 'options' | 'placeholder' | 'disabled'>;

export function ComboboxField<Values extends FieldValues, Output>({
  options,
  placeholder,
  disabled,
  ...bound
}: Props<Values, Output>) {
  const choices = { options, placeholder, disabled };
  return (
    <ControlledField {...bound}>
      {(tie, field) => (
        <Combobox {...tie} {...choices} value={field.value ?? ''} onValueChange={field.onChange} />
      )}
    </ControlledField>
  );
}
