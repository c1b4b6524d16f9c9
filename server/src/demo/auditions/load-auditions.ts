import {
  auditionInvitations,
  auditionRoles,
  auditionSeats,
  auditionSlots,
  auditions,
  type ToldFacts,
} from '../../features/auditions/tables.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { dayAt } from '../demo-time.ts';
import { insertMany } from '../insert-many.ts';
import { talentProfileIdOf } from '../people/person-key.ts';
import { productionIdOf, roleIdOf } from '../productions/production-ids.ts';
import { answersOf } from './answers-of.ts';
import { layOut } from './lay-out.ts';
import { planSessions, type Session } from './plan-sessions.ts';
import { unsentSeats } from './unsent-seats.ts';

export const loadAuditions: DemoLoader = async (tx, now) => {
  const sessions = planSessions(now).map((session) => ({ ...session, ...layOut(session) }));
  type Laid = (typeof sessions)[number];
  await insertMany(
    tx,
    auditions,
    sessions.map((session) => auditionRow(session, session.slots, now)),
  );
  await insertMany(
    tx,
    auditionRoles,
    sessions.map(({ key, posting }) => ({
      auditionId: auditionIdOf(key),
      roleId: roleIdOf(posting.key),
    })),
  );
  await insertMany(
    tx,
    auditionSlots,
    sessions.flatMap(({ key, slots }) =>
      slots.map((slot) => ({ ...slot, auditionId: auditionIdOf(key), capacity: 1 })),
    ),
  );
  const isPlanned = ({ answer }: Laid['seated'][number]) => answer !== 'declined';
  await insertMany(tx, auditionSeats, [
    ...sessions.flatMap((session) =>
      session.seated.filter(isPlanned).map(({ talent, slot }) => ({
        auditionId: auditionIdOf(session.key),
        roleId: roleIdOf(session.posting.key),
        talentProfileId: talentProfileIdOf(talent.key),
        slotId: slot?.id ?? null,
        createdAt: announcedAt(session.startsAt, now),
      })),
    ),
    ...unsentSeats(sessions, now),
  ]);
  const answered = answersOf(sessions, (session) => announcedAt(session.startsAt, now), now);
  await insertMany(tx, auditionInvitations, answered);
};

const auditionIdOf = (key: string) => demoId(`audition/${key}`);

/** People are asked five days before, or lately where the day is yet to come. */
function announcedAt(startsAt: Date, now: Date): Date {
  const fiveDaysBefore = dayAt(startsAt, -5, 12);
  return fiveDaysBefore < now ? fiveDaysBefore : dayAt(now, -3, 12);
}

function auditionRow(
  { key, posting, round, startsAt }: Session,
  slots: readonly { endsAt: Date }[],
  now: Date,
): typeof auditions.$inferInsert {
  const {
    kind,
    place,
    instructions,
    timeZone = 'Europe/London',
    link = null,
  } = posting.production.sessions;
  const createdAt = announcedAt(startsAt, now);
  const facts = {
    round,
    kind,
    place,
    link,
    timeZone,
    instructions,
    pages: 3,
    isMemorised: false,
    isOpenBooking: false,
    tape:
      kind === 'self_tape'
        ? { scenes: ['Scene 14', 'The letter'], wantsSlate: true, frame: null, maxMinutes: 4 }
        : null,
  } satisfies Omit<ToldFacts, 'sidesFileIds'>;
  return {
    id: auditionIdOf(key),
    productionId: productionIdOf(posting.production.key),
    ...facts,
    startsAt,
    endsAt: slots.reduce((last, { endsAt }) => (endsAt > last ? endsAt : last), startsAt),
    told: { ...facts, sidesFileIds: [] },
    sentAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  };
}
