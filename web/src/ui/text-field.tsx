import { type ComponentProps, type ReactNode, useId } from 'react';

type Props = ComponentProps<'input'> & {
  label: string;
  error?: string | undefined;
  /** Beside the label, such as a link for those who forgot. */
  aside?: ReactNode;
};

export function TextField({ label, error, aside, ...input }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between text-13">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {aside}
      </div>
      <input
        {...input}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        className="h-10 rounded-control border border-line bg-raised px-3 text-14 aria-invalid:border-danger"
      />
      {error !== undefined && (
        <p id={errorId} className="text-13 text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
