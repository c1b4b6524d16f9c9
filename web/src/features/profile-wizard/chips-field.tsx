import type { ReactNode } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { Bound } from '../../ui/bound.ts';
import { type ChipOption, Chips } from './chips.tsx';

type Words = { label: string; hint?: string; options: readonly ChipOption[]; children?: ReactNode };

/** Several of a few. */
export function ChipsField<Values extends FieldValues, Output>({
  control,
  name,
  ...rest
}: Words & Bound<Values, Output, string[]>) {
  const { field, fieldState } = useController({ control, name });
  const chosen: readonly string[] = field.value ?? [];
  const toggle = (value: string) =>
    field.onChange(
      chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value],
    );
  return (
    <Chips
      {...rest}
      type="checkbox"
      ref={field.ref}
      error={fieldState.error?.message}
      chosen={chosen}
      onChoose={toggle}
    />
  );
}

type OneProps<Values extends FieldValues, Output> = Words &
  Bound<Values, Output, string> & {
    /** Told of the choice as well. */
    onChosen?: (value: string) => void;
  };

/** One of a few. */
export function ChipField<Values extends FieldValues, Output>({
  control,
  name,
  onChosen,
  ...rest
}: OneProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Chips
      {...rest}
      type="radio"
      ref={field.ref}
      error={fieldState.error?.message}
      chosen={[field.value]}
      onChoose={(value) => {
        field.onChange(value);
        onChosen?.(value);
      }}
    />
  );
}
