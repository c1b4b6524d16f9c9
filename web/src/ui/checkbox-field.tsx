import { type ReactNode, useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { Bound } from './bound.ts';
import { Checkbox } from './checkbox.tsx';
import { FieldMessages } from './field-messages.tsx';

type Props<Values extends FieldValues, Output> = Bound<Values, Output, boolean | undefined> & {
  /** May hold a link. */
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
};

export function CheckboxField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
  disabled,
}: Props<Values, Output>) {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;
  return (
    <div className="grid min-w-0 grid-cols-[18px_minmax(0,1fr)] gap-x-2.5 gap-y-1">
      <Checkbox
        id={id}
        ref={field.ref}
        checked={field.value === true}
        onCheckedChange={field.onChange}
        onBlur={field.onBlur}
        disabled={disabled}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-messages`}
        className="mt-px"
      />
      <label htmlFor={id} className="wrap-anywhere">
        {label}
      </label>
      <div className="col-start-2">
        <FieldMessages id={`${id}-messages`} hint={hint} error={error} />
      </div>
    </div>
  );
}
