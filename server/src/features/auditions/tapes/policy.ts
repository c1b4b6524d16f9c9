import type { AuditionKind, InvitationStatus } from '@callboard/contract/audition-choices';

/** Whoever passed accepts first: they are no longer expected. */
const EXPECTED: readonly InvitationStatus[] = ['pending', 'accepted', 'reschedule_requested'];

type Asked = {
  status: InvitationStatus;
  cancelledAt: Date | null;
  /** As it was sent. */
  told: { kind: AuditionKind } | null;
};

/** Also once it was due: a tape that comes late is marked, not refused. */
export function maySendTakes({ status, cancelledAt, told }: Asked): boolean {
  return EXPECTED.includes(status) && cancelledAt === null && told?.kind === 'self_tape';
}

/** Whoever was given more time afterwards is no longer late. */
export function isLate(take: { isLate: boolean; sentAt: Date }, dueAt: Date): boolean {
  return take.isLate && take.sentAt > dueAt;
}
