import { FilterChip } from '../../../ui/filter-chip.tsx';

type Props<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  values: readonly Value[];
  onValues: (values: Value[]) => void;
  /** One takes the place of the other. */
  isSingle?: boolean;
};

export function ChoiceChips<Value extends string>(props: Props<Value>) {
  const { label, options, values, onValues, isSingle = false } = props;
  function toggle(value: Value) {
    if (values.includes(value)) onValues(values.filter((each) => each !== value));
    else onValues(isSingle ? [value] : [...values, value]);
  }
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-medium text-13">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <FilterChip
            key={option.value}
            isOn={values.includes(option.value)}
            onClick={() => toggle(option.value)}
          >
            {option.label}
          </FilterChip>
        ))}
      </div>
    </fieldset>
  );
}
