import type { CallSummary } from '@callboard/contract/call-summary';
import { isSoon, shortDay } from '../../../lib/casting/days.ts';
import { CALL_STATUS_WORDS } from '../../../lib/casting/role-words.ts';
import { classes } from '../../../ui/classes.ts';
import { deadlineInWords } from './deadline-words.ts';

const DOTS: Partial<Record<CallSummary['status'], string>> = {
  open: 'bg-success',
  in_review: 'bg-warn',
  rejected: 'bg-danger',
};

type Props = { call: CallSummary | null; isCancelled: boolean };

/** Where a role's call stands, in a few words with a dot before them. */
export function CallStatusLine({ call, isCancelled }: Props) {
  if (isCancelled) return <span className="text-muted">Role cancelled</span>;
  if (call === null) return <span className="text-muted">Not published</span>;
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span
        aria-hidden="true"
        className={classes('size-2 rounded-full', DOTS[call.status] ?? 'bg-line-strong')}
      />
      <span>
        {CALL_STATUS_WORDS[call.status]}
        <Deadline call={call} />
      </span>
    </span>
  );
}

function Deadline({ call }: { call: CallSummary }) {
  if (call.status === 'open') {
    return (
      <span className={isSoon(call.deadlineAt) ? 'text-warn' : 'text-muted'}>
        {' '}
        · {deadlineInWords(call.deadlineAt)}
      </span>
    );
  }
  if (call.status === 'in_review') {
    return <span className="text-muted"> · until {shortDay(call.deadlineAt)}</span>;
  }
  if (call.endedAt === null) return null;
  return <span className="text-muted"> · {shortDay(call.endedAt)}</span>;
}
