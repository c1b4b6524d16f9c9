import type { InvitationStatus } from '@callboard/contract/audition-choices';

type Ticked = {
  status: InvitationStatus;
  checkedInAt: Date | null;
  dayNote: string | null;
  tickedAt: Date | null;
};
type Tick = {
  status?: 'accepted' | 'attended' | 'no_show' | undefined;
  checkedInAt?: string | null | undefined;
  note?: string | null | undefined;
};

const isTaken = ({ status }: Ticked) => status === 'attended' || status === 'no_show';

/**
 * What of a tick counts. Of two about the same the one that was made later does, whichever arrives
 * first. One that was overtaken by another still says what nobody has said since: whoever was checked
 * in on a phone without a connection stays so though a note about them came first.
 */
export function findWhatCounts(invitation: Ticked, tick: Tick, tickedAt: Date): Tick {
  const isLatest = invitation.tickedAt === null || tickedAt > invitation.tickedAt;
  if (isLatest) return tick;
  const { status, checkedInAt, note } = tick;
  const isStatusOpen = status !== undefined && status !== 'accepted' && !isTaken(invitation);
  const isArrivalOpen =
    typeof checkedInAt === 'string' &&
    invitation.checkedInAt === null &&
    invitation.status !== 'no_show';
  const isNoteOpen = typeof note === 'string' && invitation.dayNote === null;
  return {
    ...(isStatusOpen && { status }),
    ...(isArrivalOpen && { checkedInAt }),
    ...(isNoteOpen && { note }),
  };
}
