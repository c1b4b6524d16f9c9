import { auditionInvitations, auditionRoles, auditions } from '../../features/auditions/tables.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { dayAt, minutesAgo } from '../demo-time.ts';
import { talentProfileIdOf } from '../people/person-key.ts';
import { random } from '../portraits/random.ts';
import type { InvitationStatus } from '../productions/plan.ts';
import { productionIdOf, roleIdOf } from '../productions/production-ids.ts';
import { planSessions, type Session } from './plan-sessions.ts';

export const loadAuditions: DemoLoader = async (tx, now) => {
  const sessions = planSessions(now);
  await tx.insert(auditions).values(sessions.map((session) => auditionRow(session, now)));
  await tx.insert(auditionRoles).values(
    sessions.map(({ key, posting }) => ({
      auditionId: auditionIdOf(key),
      roleId: roleIdOf(posting.key),
    })),
  );
  await tx
    .insert(auditionInvitations)
    .values(sessions.flatMap((session) => invitationRows(session, now)));
};

const auditionIdOf = (key: string) => demoId(`audition/${key}`);

/** People are asked five days before, or lately where the day is yet to come. */
function announcedAt(startsAt: Date, now: Date): Date {
  const fiveDaysBefore = dayAt(startsAt, -5, 12);
  return fiveDaysBefore < now ? fiveDaysBefore : dayAt(now, -3, 12);
}

function auditionRow(
  { key, posting, round, startsAt }: Session,
  now: Date,
): typeof auditions.$inferInsert {
  const { kind, place, instructions, timeZone } = posting.production.sessions;
  const createdAt = announcedAt(startsAt, now);
  return {
    id: auditionIdOf(key),
    productionId: productionIdOf(posting.production.key),
    round,
    kind,
    place,
    instructions,
    timeZone: timeZone ?? 'Europe/London',
    startsAt,
    createdAt,
    updatedAt: createdAt,
  };
}

const NOTES: Partial<Record<InvitationStatus, string>> = {
  declined: 'Filming elsewhere that week, and sorry to miss it.',
  reschedule_requested: 'The last ferry is at six. Could we do the morning?',
};

function invitationRows({ key, posting, startsAt, guests }: Session, now: Date) {
  const createdAt = announcedAt(startsAt, now);
  return guests.map(({ talent, answer }) => {
    const name = `${key}/${talent.key}`;
    const respondedAt = answer === 'pending' ? null : answeredAt(name, createdAt, now);
    return {
      id: demoId(`invitation/${name}`),
      auditionId: auditionIdOf(key),
      roleId: roleIdOf(posting.key),
      talentProfileId: talentProfileIdOf(talent.key),
      status: answer,
      respondedAt,
      note: NOTES[answer] ?? null,
      createdAt,
      updatedAt: respondedAt ?? createdAt,
    };
  });
}

/** Within a day of being asked. */
function answeredAt(name: string, askedAt: Date, now: Date): Date {
  const minutes = 20 + Math.floor(random(`answered ${name}`).next() * 20 * 60);
  const answered = minutesAgo(askedAt, -minutes);
  return answered < now ? answered : now;
}
