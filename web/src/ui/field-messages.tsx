import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
};

/** What helps under a field, and what is wrong with it; read with the field under this id. */
export function FieldMessages({ id, hint, error }: Props) {
  if (hint === undefined && error === undefined) return null;
  return (
    <div id={id} className="grid gap-1 text-13">
      {error !== undefined && (
        <p className="flex items-start gap-1.5 text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5" />
          <span className="wrap-anywhere min-w-0">{error}</span>
        </p>
      )}
      {hint !== undefined && <div className="text-muted">{hint}</div>}
    </div>
  );
}
