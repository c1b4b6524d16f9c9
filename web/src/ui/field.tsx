import { type ReactNode, useId } from 'react';
import { FieldMessages } from './field-messages.tsx';

export type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  /** Beside the label, such as a link for those who forgot. */
  aside?: ReactNode;
};

/** What ties a control to its label and messages. */
export type Wiring = {
  id: string;
  required: boolean | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

type Props = FieldProps & { children: (wiring: Wiring) => ReactNode };

/** A control with its label, hint and error: `<Field label="City">{(it) => <Input {...it} />}</Field>`. */
export function Field({ label, hint, error, required, aside, children }: Props) {
  const id = useId();
  const messagesId = `${id}-messages`;
  const hasMessages = hint !== undefined || error !== undefined;
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-13">
        <label htmlFor={id} className="wrap-anywhere min-w-0 font-medium">
          {label}
          {required === true && <RequiredMark />}
        </label>
        {aside}
      </div>
      {children({
        id,
        required,
        'aria-invalid': error !== undefined,
        'aria-describedby': hasMessages ? messagesId : undefined,
      })}
      <FieldMessages id={messagesId} hint={hint} error={error} />
    </div>
  );
}

/** Seen only: the control itself says that it is required. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="ml-0.5 text-danger">
      *
    </span>
  );
}
