import type { ComponentProps } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { Bound } from './bound.ts';
import { Combobox } from './combobox.tsx';
import { Field, type FieldProps } from './field.tsx';

type Props<Values extends FieldValues, Output> = Bound<Values, Output, string | undefined> &
  Omit<FieldProps, 'error'> &
  Pick<ComponentProps<typeof Combobox>, 'options' | 'placeholder' | 'disabled'>;

export function ComboboxField<Values extends FieldValues, Output>({
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
        <Combobox
          {...wiring}
          ref={field.ref}
          options={options}
          placeholder={placeholder}
          disabled={disabled}
          value={field.value ?? ''}
          onValueChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  );
}
