import type { CallPoster } from '@callboard/contract/call-review';
import { Link } from '@tanstack/react-router';
import { when } from '../when.ts';

/** The latest calls of theirs that were not let through, and why. */
export function PastRejections({ rejections }: Pick<CallPoster, 'rejections'>) {
  if (rejections.length === 0) return null;
  return (
    <div className="grid gap-1.5 border-line border-t pt-3">
      <h3 className="font-medium">Rejected before</h3>
      <ul className="grid gap-2">
        {rejections.map(({ callId, roleTitle, reason, at }) => (
          <li key={callId} className="wrap-anywhere">
            <Link to="." search={{ status: 'rejected', id: callId }} className="underline">
              {roleTitle}
            </Link>
            <span className="text-muted">{`, ${when(at)}: ${reason}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
