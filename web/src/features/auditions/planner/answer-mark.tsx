import type { AuditionKind, InvitationStatus } from '@callboard/contract/audition-choices';
import type { Seat } from '@callboard/contract/audition-session';
import { Check, CircleDashed, CircleX, Clock3, type LucideIcon, UserCheck } from 'lucide-react';
import { invitationStatusWords } from '../../../lib/casting/audition-words.ts';

const MARKS: Record<InvitationStatus, { icon: LucideIcon; look: string }> = {
  pending: { icon: CircleDashed, look: 'text-muted' },
  accepted: { icon: Check, look: 'text-success' },
  declined: { icon: CircleX, look: 'text-danger' },
  reschedule_requested: { icon: Clock3, look: 'text-warn' },
  cancelled: { icon: CircleX, look: 'text-muted' },
  attended: { icon: UserCheck, look: 'text-success' },
  no_show: { icon: CircleX, look: 'text-muted' },
};

/** What someone answered: a sign and its word. Nothing before they were asked. */
export function AnswerMark({ seat, kind }: { seat: Seat; kind: AuditionKind }) {
  if (seat.invitation === null) return null;
  const { status } = seat.invitation;
  const { icon: Icon, look } = MARKS[status];
  return (
    <span className={`inline-flex min-w-0 items-center gap-1 ${look}`}>
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="truncate">{invitationStatusWords(status, kind).word}</span>
    </span>
  );
}
