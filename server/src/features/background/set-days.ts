import type { backgroundEndpoints } from '@callboard/contract/background';
import type { BodyOf } from '@callboard/contract/endpoint';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit/audit.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireToCome } from '../deals/asking/require-to-come.ts';
import { requireRole } from '../productions/require-rights.ts';
import { listDaysOfRole } from './list-days.ts';
import { promote } from './promote.ts';
import { deleteDays, listDays, listLive, lockDays, lockRole, putDays } from './queries.ts';
import { tellTeam } from './tell-team.ts';

type Wanted = BodyOf<typeof backgroundEndpoints.setDays>['days'];

/** Says how many are needed on which day; who waits for a day that needs more moves up. */
export async function setDays(platform: Platform, actor: Actor, roleId: string, wanted: Wanted) {
  return platform.transaction(async (tx) => {
    const { productionId } = await requireRole(tx, actor, roleId, 'review');
    const role = await lockRole(tx, roleId);
    if (role?.cancelledAt !== null) throw new AppError('ROLE_CANCELLED');
    const before = await lockDays(tx, roleId);
    const gone = before.filter(({ day }) => !wanted.some((one) => one.day === day));
    const goneIds = gone.map(({ id }) => id);
    if ((await listLive(tx, goneIds)).length > 0) throw new AppError('DAY_IN_USE');
    await deleteDays(tx, goneIds);

    const now = platform.clock.now();
    const changed = wanted.filter(
      ({ day, needed }) => !before.some((one) => one.day === day && one.needed === needed),
    );
    const rows = changed.map((one) => ({
      id: newId(),
      roleId,
      ...one,
      createdAt: now,
      updatedAt: now,
    }));
    const added = changed.filter(({ day }) => !before.some((one) => one.day === day));
    requireToCome(
      added.map(({ day }) => ({ from: day, to: day })),
      now,
    );
    await putDays(tx, rows);
    const isGrown = (day: { day: string; needed: number }) =>
      before.some((one) => one.day === day.day && one.needed < day.needed);
    await promote(platform, tx, actor, (await listDays(tx, roleId)).filter(isGrown));
    await audit(tx, platform.clock, actor, {
      act: 'background.days-set',
      target: { kind: 'production-role', id: roleId },
      difference: { days: changed, removed: gone.map(({ day }) => day) },
    });
    await tellTeam(platform, tx, { productionId, roleId });
    return listDaysOfRole(platform.within(tx), actor, roleId);
  });
}
