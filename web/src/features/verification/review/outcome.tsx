import type { ReviewedVerification } from '@callboard/contract/verification';
import { Badge } from '../../../ui/badge.tsx';
import { dateInWords, REQUEST_STATUS_WORDS } from '../words.ts';

/** What was decided, when and by whom. */
export function Outcome({ request }: { request: ReviewedVerification }) {
  const { status, decidedAt, decidedBy, reason } = request;
  return (
    <footer className="grid gap-1 border-line border-t pt-4 text-13">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={status === 'approved' ? 'success' : 'danger'}>
          {REQUEST_STATUS_WORDS[status]}
        </Badge>
        <span className="text-muted">
          {decidedAt !== null && dateInWords(decidedAt)}
          {decidedBy !== null && ` by ${decidedBy}`}
        </span>
      </p>
      {reason !== null && <p className="wrap-anywhere">{reason}</p>}
    </footer>
  );
}
