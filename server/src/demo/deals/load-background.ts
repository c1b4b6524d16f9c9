import { backgroundBookings, backgroundDays } from '../../features/background/tables.ts';
import { planApplications } from '../applications/plan-applications.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { dayAt, isoDay, minutesAgo } from '../demo-time.ts';
import { insertMany } from '../insert-many.ts';
import { talentProfileIdOf } from '../people/person-key.ts';
import { roleIdOf } from '../productions/production-ids.ts';

const MARCHERS = 'the-tenpenny-march/marchers';

/** Two days of marching: one full with a waiting list and its call time out, one being filled. */
const DAYS = [
  { inDays: 9, needed: 3, confirmed: 3, waitlisted: 2, hasCallTime: true },
  { inDays: 16, needed: 40, confirmed: 2, waitlisted: 0, hasCallTime: false },
] as const;

export const loadBackground: DemoLoader = async (tx, now) => {
  const people = planApplications(now)
    .filter(({ posting, status }) => posting.key === MARCHERS && !ENDED.has(status))
    .map(({ talent }) => talent.key);
  const askedAt = dayAt(now, -2, 9);
  await insertMany(
    tx,
    backgroundDays,
    DAYS.map(({ inDays, needed, hasCallTime }) => ({
      id: dayIdOf(inDays),
      roleId: roleIdOf(MARCHERS),
      day: isoDay(now, inDays),
      needed,
      callTime: hasCallTime ? '06:30' : null,
      callPlace: hasCallTime ? 'Unit base, Wharf Lane car park' : null,
      callMessage: hasCallTime ? 'Own boots if they are old and black. Breakfast from six.' : null,
      callTimeSentAt: hasCallTime ? minutesAgo(now, 300) : null,
      createdAt: askedAt,
      updatedAt: askedAt,
    })),
  );
  await insertMany(
    tx,
    backgroundBookings,
    DAYS.flatMap(({ inDays, confirmed, waitlisted }) =>
      people.slice(0, 8).map((who, index) => {
        const place = confirmed + waitlisted;
        const status =
          index < confirmed ? 'confirmed' : index < place ? 'waitlisted' : ('asked' as const);
        const answeredAt = status === 'asked' ? null : minutesAgo(askedAt, -30 * (index + 1));
        return {
          id: demoId(`background/${inDays}/${who}`),
          backgroundDayId: dayIdOf(inDays),
          talentProfileId: talentProfileIdOf(who),
          status,
          answeredAt,
          createdAt: askedAt,
          updatedAt: answeredAt ?? askedAt,
        };
      }),
    ),
  );
};

const dayIdOf = (inDays: number) => demoId(`background-day/${MARCHERS}/${inDays}`);

const ENDED: ReadonlySet<string> = new Set(['withdrawn', 'not_selected', 'role_cancelled']);
