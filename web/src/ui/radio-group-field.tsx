import { type ReactNode, useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { Bound } from './bound.ts';
import { RequiredMark } from './field.tsx';
import { FieldMessages } from './field-messages.tsx';
import { RadioGroup, type RadioOption } from './radio-group.tsx';

type Props<Values extends FieldValues, Output> = Bound<Values, Output, string | undefined> & {
  label: string;
  hint?: ReactNode;
  required?: boolean;
  options: readonly RadioOption[];
  orientation?: 'vertical' | 'horizontal';
  disabled?: boolean;
};

export function RadioGroupField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
  required,
  ...group
}: Props<Values, Output>) {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  return (
    <div className="grid min-w-0 content-start gap-2">
      <span id={`${id}-label`} className="font-medium text-13">
        {label}
        {required === true && <RequiredMark />}
      </span>
      <RadioGroup
        {...group}
        ref={field.ref}
        required={required}
        value={field.value ?? ''}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-messages`}
      />
      <FieldMessages id={`${id}-messages`} hint={hint} error={fieldState.error?.message} />
    </div>
  );
}
