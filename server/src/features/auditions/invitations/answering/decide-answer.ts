import type { auditionInvitationEndpoints } from '@callboard/contract/audition-invitations';
import type { BodyOf } from '@callboard/contract/endpoint';
import { AppError } from '../../../../platform/app-error.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { auditionInvitations, ToldFacts } from '../../tables.ts';
import { chooseTime } from './choose-time.ts';
import { listAcceptedAt } from './queries.ts';

export type Answer = BodyOf<typeof auditionInvitationEndpoints.answer>;
type Invitation = typeof auditionInvitations.$inferSelect;

/** What an answer makes of an invitation that is locked, or why it cannot be given. */
export async function decideAnswer(
  tx: Transaction,
  invitation: Invitation,
  { given, told, now }: { given: Answer; told: ToldFacts; now: Date },
) {
  if (given.answer === 'decline') {
    return { status: 'declined' as const, note: given.note, proposals: [] };
  }
  if (given.answer === 'reschedule') {
    const { note, proposals } = given;
    if (!proposals.every((time) => isToCome(time, now))) {
      const fields = { proposals: 'Please propose times that are to come' };
      throw new AppError('INVALID_INPUT', { fields });
    }
    return { status: 'reschedule_requested' as const, note, proposals };
  }
  const { slotId, confirmOverlap, accessNote } = given;
  const time = await chooseTime(tx, invitation, { told, slotId, now });
  const isOverlapping = await isTaken(tx, invitation, time);
  if (isOverlapping && !confirmOverlap) throw new AppError('TIME_OVERLAPS');
  const isOtherTime = time.startsAt.getTime() !== invitation.startsAt.getTime();
  return {
    status: 'accepted' as const,
    note: null,
    proposals: [],
    accessNote,
    ...time,
    isToBeChosen: false,
    isOverlapConfirmed: isOverlapping,
    ...(isOtherTime && { remindersSent: 0 }),
  };
}

function isToCome({ from, to }: { from: string; to: string | null }, now: Date): boolean {
  return new Date(from) > now && (to === null || new Date(to) > new Date(from));
}

/** Whether they accepted something else at that time; a tape takes none. */
async function isTaken(
  tx: Transaction,
  { id, talentProfileId }: Invitation,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<boolean> {
  if (startsAt >= endsAt) return false;
  const others = await listAcceptedAt(tx, talentProfileId, { startsAt, endsAt, except: id });
  return others.length > 0;
}
