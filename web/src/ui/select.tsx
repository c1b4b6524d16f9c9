import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { classes } from './classes.ts';
import { CONTROL_LOOK } from './control-look.ts';
import { ITEM_LOOK, SURFACE_LOOK } from './menu-look.ts';

type SelectOption = {
  value: string;
  label: string;
  hint?: string;
  disabled?: boolean;
};

type Props = {
  options: readonly SelectOption[];
  /** Empty while nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string;
  disabled?: boolean;
  required?: boolean | undefined;
  onBlur?: () => void;
  ref?: React.Ref<HTMLButtonElement>;
  id?: string;
  className?: string;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string | undefined;
};

/** One of a few. Typing finds an option by its first letters; the letters are forgotten after 1 s. */
export function Select({
  options,
  value,
  onValueChange,
  placeholder = 'Choose…',
  disabled,
  required,
  className,
  ...trigger
}: Props) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange} disabled={disabled} required={required}>
      <Radix.Trigger
        {...trigger}
        className={classes(
          CONTROL_LOOK,
          'flex h-control items-center justify-between gap-2 pr-2.5 pl-3 text-left data-[placeholder]:text-muted',
          className,
        )}
      >
        <span className="min-w-0 truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <Radix.Icon asChild>
          <ChevronDown aria-hidden="true" className="size-4 text-muted" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          className={classes(
            SURFACE_LOOK,
            'max-h-[min(320px,var(--radix-select-content-available-height))] w-max min-w-(--radix-select-trigger-width) max-w-[min(420px,calc(100vw-16px))] overflow-hidden',
          )}
        >
          <Radix.Viewport className="p-1">
            {options.map((option) => (
              <Option key={option.value} {...option} />
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Option({ value, label, hint, disabled }: SelectOption) {
  return (
    <Radix.Item
      value={value}
      disabled={disabled}
      textValue={label}
      className={classes(ITEM_LOOK, 'pr-9')}
    >
      <span className="wrap-anywhere grid min-w-0">
        <Radix.ItemText>{label}</Radix.ItemText>
        {hint !== undefined && <span className="text-12 text-muted">{hint}</span>}
      </span>
      <Radix.ItemIndicator className="absolute right-2.5">
        <Check aria-hidden="true" className="size-4" />
      </Radix.ItemIndicator>
    </Radix.Item>
  );
}
