import type { ComponentProps } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { Bound } from './bound.ts';
import { Field, type FieldProps } from './field.tsx';
import { MultiCombobox } from './multi-combobox.tsx';

type Props<Values extends FieldValues, Output> = Bound<Values, Output, string[] | undefined> &
  Omit<FieldProps, 'error'> &
  Pick<ComponentProps<typeof MultiCombobox>, 'options' | 'placeholder' | 'disabled'>;

export function MultiComboboxField<Values extends FieldValues, Output>({
  control,
  name,
  options,
  placeholder,
  disabled,
  ...rest
}: Props<Values, Output>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field {...rest} error={fieldState.error?.message}>
      {(wiring) => (
        <MultiCombobox
          {...wiring}
          ref={field.ref}
          options={options}
          placeholder={placeholder}
          disabled={disabled}
          values={field.value ?? []}
          onValuesChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  );
}
