import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';

/** Where a field of the form keeps its value: `control={form.control} name="role"`. */
export type Bound<Values extends FieldValues, Output, Value> = {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, Value>;
};
