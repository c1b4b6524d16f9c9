import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ControlledField, type ControlledFieldProps } from './controlled-field.tsx';
import { Select } from './select.tsx';

type Props<Values extends FieldValues, Output> = ControlledFieldProps<
  Values,
  Output,
  string | undefined
> &
  Pick<ComponentProps<typeof Select>, 'options' | 'placeholder' | 'disabled'>;

export function SelectField<Values extends FieldValues, Output>({
  options,
  placeholder,
  disabled,
  ...bound
}: Props<Values, Output>) {
  const choices = { options, placeholder, disabled };
  return (
    <ControlledField {...bound}>
      {(tie, field) => (
        <Select {...tie} {...choices} value={field.value ?? ''} onValueChange={field.onChange} />
      )}
    </ControlledField>
  );
}
