import { Check } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { classes } from './classes.ts';
import { ITEM_LOOK, SURFACE_LOOK } from './menu-look.ts';
import type { ComboboxListState } from './use-combobox.ts';

type Props = {
  list: ComboboxListState;
  isOpen: boolean;
  onClose: () => void;
  isChosen: (value: string) => boolean;
  isMultiple: boolean;
  /** The control that the list hangs from. Focus stays there. */
  children: ReactNode;
};

export function ComboboxPopover({ list, isOpen, onClose, isChosen, isMultiple, children }: Props) {
  const anchor = useRef<HTMLDivElement>(null);
  return (
    <Popover.Root open={isOpen} onOpenChange={(willOpen) => !willOpen && onClose()}>
      <Popover.Anchor ref={anchor}>{children}</Popover.Anchor>
      {/* Not in a portal: a dialog or landmark around the control is also around its list. */}
      <Popover.Content
        role="presentation"
        align="start"
        sideOffset={6}
        collisionPadding={8}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          if (anchor.current?.contains(event.target as Node)) event.preventDefault();
        }}
        className={classes(SURFACE_LOOK, 'w-(--radix-popover-trigger-width) min-w-52')}
      >
        <Options list={list} isChosen={isChosen} isMultiple={isMultiple} />
        <Rest shown={list.shown.length} total={list.total} />
      </Popover.Content>
    </Popover.Root>
  );
}

type OptionsProps = Pick<Props, 'list' | 'isChosen' | 'isMultiple'>;

function Options({ list, isChosen, isMultiple }: OptionsProps) {
  return (
    <div
      id={list.id}
      role="listbox"
      aria-label="Matches"
      aria-multiselectable={isMultiple}
      className="max-h-[min(300px,var(--radix-popover-content-available-height))] overflow-y-auto p-1 empty:hidden"
    >
      {list.shown.map((option, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the input, which names the active option
        // biome-ignore lint/a11y/useFocusableInteractive: keys are pressed in the input, which names the active option
        <div
          key={option.value}
          id={list.optionId(place)}
          role="option"
          aria-selected={isChosen(option.value)}
          data-highlighted={place === list.active ? '' : undefined}
          onPointerMove={() => list.setActive(place)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => list.onChoose(option)}
          className={classes(ITEM_LOOK, 'pr-9')}
        >
          <span className="wrap-anywhere grid min-w-0">
            {option.label}
            {option.hint !== undefined && <span className="text-12 text-muted">{option.hint}</span>}
          </span>
          {isChosen(option.value) && (
            <Check aria-hidden="true" className="absolute right-2.5 size-4" />
          )}
        </div>
      ))}
    </div>
  );
}

function Rest({ shown, total }: { shown: number; total: number }) {
  const text =
    total === 0 ? 'No match.' : total > shown ? `${shown} of ${total}. Type to find others.` : '';
  return (
    <p
      role="status"
      className={classes(
        'text-12 text-muted',
        text !== '' && 'border-line border-t px-3.5 py-2 first:border-t-0',
      )}
    >
      {text}
    </p>
  );
}
