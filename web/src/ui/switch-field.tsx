import { type ReactNode, useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { Bound } from './bound.ts';
import { FieldMessages } from './field-messages.tsx';
import { Switch } from './switch.tsx';

type Props<Values extends FieldValues, Output> = Bound<Values, Output, boolean | undefined> & {
  label: string;
  hint?: ReactNode;
  disabled?: boolean;
};

/** A setting in a row: what it is on the left, its switch on the right. */
export function SwitchField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
  disabled,
}: Props<Values, Output>) {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  return (
    <div className="flex min-w-0 items-start justify-between gap-4">
      <div className="grid min-w-0 gap-0.5">
        <label htmlFor={id} className="wrap-anywhere font-medium">
          {label}
        </label>
        <FieldMessages id={`${id}-messages`} hint={hint} error={fieldState.error?.message} />
      </div>
      <Switch
        id={id}
        ref={field.ref}
        checked={field.value === true}
        onCheckedChange={field.onChange}
        onBlur={field.onBlur}
        disabled={disabled}
        aria-describedby={`${id}-messages`}
      />
    </div>
  );
}
