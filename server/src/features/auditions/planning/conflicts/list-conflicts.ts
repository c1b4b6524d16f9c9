import type { Queryable } from '../../../../platform/database/database.ts';
import { listBusy } from '../../../availability/list-busy.ts';
import { listRoleIds } from '../queries.ts';

type Session = { id: string; startsAt: Date; endsAt: Date; timeZone: string };
type Times = { startsAt: Date; endsAt: Date };

/**
 * When these talents cannot come to a session. What they accepted of it, and days that they hold for
 * its roles, are no conflict with it. What it is otherwise goes no further than here.
 */
export async function listConflicts(
  db: Queryable,
  { id, startsAt, endsAt, timeZone }: Session,
  talentProfileIds: readonly string[],
): Promise<Map<string, Times[]>> {
  const ids = [...new Set(talentProfileIds)];
  if (ids.length === 0) return new Map();
  const roleIds = await listRoleIds(db, id);
  const busy = await listBusy(db, ids, { from: startsAt, to: endsAt, timeZone });
  const conflicts = [...busy].map(([talentProfileId, spans]) => {
    const others = spans.filter(({ why }) => {
      if (why === 'booked_out') return true;
      return 'auditionId' in why ? why.auditionId !== id : !roleIds.includes(why.roleId);
    });
    const times = others.map(({ from, to }) => ({ startsAt: from, endsAt: to }));
    return [talentProfileId, times] as const;
  });
  return new Map(conflicts);
}
