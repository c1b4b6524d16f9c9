import type { LucideIcon } from 'lucide-react';
import { ToggleGroup } from 'radix-ui';

type Option<Value extends string> = { value: Value; label: string; icon?: LucideIcon };

type Props<Value extends string> = {
  /** What is chosen, for those who listen: "View". */
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** One of two or three ways to see the same thing; with an icon, the label is only heard. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: Props<Value>) {
  function choose(chosen: string) {
    const option = options.find((each) => each.value === chosen);
    if (option !== undefined) onValueChange(option.value);
  }
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={choose}
      className="inline-flex h-control rounded-control border border-line bg-raised"
    >
      {options.map(({ value, label, icon: Icon }) => (
        <ToggleGroup.Item
          key={value}
          value={value}
          aria-label={label}
          className="inline-flex items-center gap-2 px-3 font-medium text-13 text-muted transition-colors first:rounded-l-[7px] last:rounded-r-[7px] hover:text-ink data-[state=on]:bg-fill data-[state=on]:text-ink"
        >
          {Icon === undefined ? label : <Icon aria-hidden="true" className="size-[18px]" />}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
