import { Field } from '../../../ui/field.tsx';
import { MultiCombobox } from '../../../ui/multi-combobox.tsx';

type Props = {
  label: string;
  options: readonly { value: string; label: string }[];
  values: readonly string[];
  onValues: (values: string[]) => void;
};

/** Several of what there is; not there where there is nothing to tell apart. */
export function ManyField({ label, options, values, onValues }: Props) {
  if (options.length === 0 && values.length === 0) return null;
  return (
    <Field label={label}>
      {(wiring) => (
        <MultiCombobox
          {...wiring}
          required={false}
          placeholder="Any"
          options={options}
          values={values}
          onValuesChange={onValues}
        />
      )}
    </Field>
  );
}
