import type { auditionInvitations } from '../../features/auditions/tables.ts';
import { demoId } from '../demo-id.ts';
import { minutesAgo } from '../demo-time.ts';
import { talentProfileIdOf } from '../people/person-key.ts';
import { random } from '../portraits/random.ts';
import type { InvitationStatus } from '../productions/plan.ts';
import { roleIdOf } from '../productions/production-ids.ts';
import type { Seated } from './lay-out.ts';
import type { Session } from './plan-sessions.ts';

type Row = typeof auditionInvitations.$inferInsert;
type Laid = Session & { seated: readonly Seated[] };

const NOTES: Partial<Record<InvitationStatus, string>> = {
  declined: 'Filming elsewhere that week, and sorry to miss it.',
  reschedule_requested: 'The last ferry is at six. Could we do the morning?',
};

/** What everyone was sent and has answered. */
export function answersOf(
  sessions: readonly Laid[],
  askedAtOf: (session: Session) => Date,
  now: Date,
): Row[] {
  const rows = sessions.flatMap((session) =>
    session.seated.map((guest) => invitationRow(session, guest, askedAtOf(session), now)),
  );
  // Whoever accepted two things at one time has said so.
  return rows.map((row, index) => ({
    ...row,
    isOverlapConfirmed: rows.slice(0, index).some((earlier) => isClash(earlier, row)),
  }));
}

function invitationRow({ key, posting, startsAt }: Laid, guest: Seated, askedAt: Date, now: Date) {
  const { talent, answer, slot } = guest;
  const name = `${key}/${talent.key}`;
  const respondedAt = answer === 'pending' ? null : answeredAt(name, askedAt, now);
  const starts = slot?.startsAt ?? startsAt;
  return {
    id: demoId(`invitation/${name}`),
    auditionId: demoId(`audition/${key}`),
    roleId: roleIdOf(posting.key),
    talentProfileId: talentProfileIdOf(talent.key),
    status: answer,
    respondedAt,
    note: NOTES[answer] ?? null,
    proposals: answer === 'reschedule_requested' ? [{ from: morningOf(starts), to: null }] : [],
    version: 1,
    slotId: slot?.id ?? null,
    startsAt: starts,
    endsAt: slot?.endsAt ?? startsAt,
    room: slot?.room ?? null,
    isToBeChosen: false,
    checkedInAt: answer === 'attended' ? minutesAgo(starts, 12) : null,
    remindersSent: starts < now ? 2 : 0,
    createdAt: askedAt,
    updatedAt: respondedAt ?? askedAt,
  } satisfies Row;
}

function isClash(one: Row, other: Row): boolean {
  const areAccepted = one.status === 'accepted' && other.status === 'accepted';
  const isSame = one.talentProfileId === other.talentProfileId;
  return areAccepted && isSame && one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

function morningOf(startsAt: Date): string {
  const morning = new Date(startsAt);
  morning.setUTCHours(9, 0, 0, 0);
  return morning.toISOString();
}

/** Within a day of being asked. */
function answeredAt(name: string, askedAt: Date, now: Date): Date {
  const minutes = 20 + Math.floor(random(`answered ${name}`).next() * 20 * 60);
  const answered = minutesAgo(askedAt, -minutes);
  return answered < now ? answered : now;
}
