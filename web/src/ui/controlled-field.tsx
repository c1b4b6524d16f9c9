import type { ReactNode } from 'react';
import {
  type ControllerRenderProps,
  type FieldPathByValue,
  type FieldValues,
  type RefCallBack,
  useController,
} from 'react-hook-form';
import type { Bound } from './bound.ts';
import { Field, type FieldProps, type Wiring } from './field.tsx';

/** How a control that is not typed into is tied to a form, all but its value. */
type Tie = Wiring & { ref: RefCallBack; onBlur: () => void };

export type ControlledFieldProps<Values extends FieldValues, Output, Value> = Bound<
  Values,
  Output,
  Value
> &
  Omit<FieldProps, 'error'>;

type Props<Values extends FieldValues, Output, Value> = ControlledFieldProps<
  Values,
  Output,
  Value
> & {
  children: (
    tie: Tie,
    field: ControllerRenderProps<Values, FieldPathByValue<Values, Value>>,
  ) => ReactNode;
};

/** A field of a form whose control hands over values instead of key strokes. */
export function ControlledField<Values extends FieldValues, Output, Value>({
  control,
  name,
  children,
  ...rest
}: Props<Values, Output, Value>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field {...rest} error={fieldState.error?.message}>
      {(wiring) => children({ ...wiring, ref: field.ref, onBlur: field.onBlur }, field)}
    </Field>
  );
}
