import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

type Props = {
  title?: string;
  /** What went wrong and what to do. */
  text: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
};

export function ErrorState({
  title = 'This could not be loaded',
  text,
  onRetry,
  isRetrying = false,
}: Props) {
  return (
    <div role="alert" className="grid justify-items-center gap-4 px-4 py-10 text-center">
      <span className="grid size-11 place-items-center rounded-full bg-danger-soft text-danger">
        <CircleAlert aria-hidden="true" className="size-5" />
      </span>
      <div className="grid max-w-[44ch] gap-1 text-balance">
        <p className="font-semibold text-14">{title}</p>
        <div className="wrap-anywhere text-13 text-muted">{text}</div>
      </div>
      {onRetry !== undefined && (
        <Button onClick={onRetry} isPending={isRetrying}>
          Try again
        </Button>
      )}
    </div>
  );
}
