import type { ReactNode } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { Bound } from './bound.ts';
import { SwitchRow } from './switch-row.tsx';

type Props<Values extends FieldValues, Output> = Bound<Values, Output, boolean | undefined> & {
  label: string;
  hint?: ReactNode;
  disabled?: boolean;
};

export function SwitchField<Values extends FieldValues, Output>({
  control,
  name,
  ...row
}: Props<Values, Output>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <SwitchRow
      {...row}
      ref={field.ref}
      checked={field.value === true}
      onCheckedChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}
