import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldMessages } from './field-messages.tsx';
import { Switch } from './switch.tsx';

type Props = ComponentProps<typeof Switch> & {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A setting in a row: what it is on the left, its switch on the right. */
export function SwitchRow({ label, hint, error, ...attributes }: Props) {
  const id = useId();
  return (
    <div className="flex min-w-0 items-start justify-between gap-4">
      <div className="grid min-w-0 gap-0.5">
        <label htmlFor={id} className="wrap-anywhere font-medium">
          {label}
        </label>
        <FieldMessages id={`${id}-messages`} hint={hint} error={error} />
      </div>
      <Switch {...attributes} id={id} aria-describedby={`${id}-messages`} />
    </div>
  );
}
