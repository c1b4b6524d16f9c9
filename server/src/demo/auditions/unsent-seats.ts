import type { auditionSeats } from '../../features/auditions/tables.ts';
import { planApplications } from '../applications/plan-applications.ts';
import { demoId } from '../demo-id.ts';
import { minutesAgo } from '../demo-time.ts';
import { talentProfileIdOf } from '../people/person-key.ts';
import { roleIdOf } from '../productions/production-ids.ts';
import type { layOut } from './lay-out.ts';
import type { Session } from './plan-sessions.ts';

type Laid = Session & ReturnType<typeof layOut>;

/** Of this one the team has changed its mind since it was sent: two more are to be seen. */
const CHANGED = 'weighbridge-nine/di-rhona-tait/first';

export function unsentSeats(
  sessions: readonly Laid[],
  now: Date,
): (typeof auditionSeats.$inferInsert)[] {
  return sessions
    .filter(({ key }) => key === CHANGED)
    .flatMap(({ key, posting, slots, seated }) => {
      const taken = new Set(seated.map(({ slot }) => slot?.id));
      const free = slots.filter(({ id }) => !taken.has(id));
      const shortlisted = planApplications(now).filter(
        (one) => one.posting.key === posting.key && one.status === 'shortlisted',
      );
      return shortlisted.slice(0, free.length).map(({ talent }, index) => ({
        auditionId: demoId(`audition/${key}`),
        roleId: roleIdOf(posting.key),
        talentProfileId: talentProfileIdOf(talent.key),
        slotId: free[index]?.id ?? null,
        createdAt: minutesAgo(now, 90),
      }));
    });
}
