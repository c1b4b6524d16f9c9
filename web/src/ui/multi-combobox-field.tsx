import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ControlledField, type ControlledFieldProps } from './controlled-field.tsx';
import { MultiCombobox } from './multi-combobox.tsx';

type Props<Values extends FieldValues, Output> = ControlledFieldProps<
  Values,
  Output,
  string[] | undefined
> &
  Pick<ComponentProps<typeof MultiCombobox>, 'options' | 'placeholder' | 'disabled'>;

export function MultiComboboxField<Values extends FieldValues, Output>({
  options,
  placeholder,
  disabled,
  ...bound
}: Props<Values, Output>) {
  const choices = { options, placeholder, disabled };
  return (
    <ControlledField {...bound}>
      {(tie, field) => (
        <MultiCombobox
          {...tie}
          {...choices}
          values={field.value ?? []}
          onValuesChange={field.onChange}
        />
      )}
    </ControlledField>
  );
}
