import { CircleAlert } from 'lucide-react';
import type { Unsent } from '../engine/unsent.ts';
import { useThreadActs } from './thread-acts.ts';

const LINK = 'font-medium text-ink underline underline-offset-2 pointer-coarse:py-2';

/** Under what was not taken: why, and what to do about it. */
export function FailedNote({ unsent }: { unsent: Unsent }) {
  const { retry, discard } = useThreadActs();
  return (
    <p role="alert" className="flex flex-wrap items-center justify-end gap-x-2 text-12 text-danger">
      <span className="inline-flex items-center gap-1">
        <CircleAlert aria-hidden="true" className="size-3.5" />
        Not sent. {unsent.reason}
      </span>
      <button type="button" onClick={() => retry(unsent.clientId)} className={LINK}>
        Try again
      </button>
      <button type="button" onClick={() => discard(unsent.clientId)} className={LINK}>
        Discard
      </button>
    </p>
  );
}
