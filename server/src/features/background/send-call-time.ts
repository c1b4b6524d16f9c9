import type { backgroundEndpoints } from '@callboard/contract/background';
import type { BodyOf } from '@callboard/contract/endpoint';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Platform } from '../../platform/platform.ts';
import { tellBothSides } from '../deals/telling/tell-both-sides.ts';
import { requireRole } from '../productions/require-rights.ts';
import { findDay, listConfirmed, lockDay, updateDay } from './queries.ts';
import { tellTeam } from './tell-team.ts';
import { newsOfCallTime } from './words.ts';

type CallTime = BodyOf<typeof backgroundEndpoints.sendCallTime>;

/** Tells everyone who has a place when and where to come; whoever gets one later reads it then. */
export async function sendCallTime(
  platform: Platform,
  actor: Actor,
  dayId: string,
  { time, place, message }: CallTime,
) {
  const found = await findDay(platform.db, dayId);
  if (found === undefined) throw new AppError('NOT_FOUND');
  const { roleId } = found;
  const { productionId } = await requireRole(platform.db, actor, roleId, 'review');
  return platform.transaction(async (tx) => {
    const day = await lockDay(tx, dayId);
    if (day === undefined) throw new AppError('NOT_FOUND');
    const now = platform.clock.now();
    const call = { callTime: time, callPlace: place, callMessage: message };
    await updateDay(tx, dayId, { ...call, callTimeSentAt: now, updatedAt: now });
    await audit(tx, platform.clock, actor, {
      act: 'background.call-time-sent',
      target: { kind: 'background-day', id: dayId },
      difference: { time },
    });
    const toSide = newsOfCallTime({ ...day, ...call });
    const confirmed = await listConfirmed(tx, dayId);
    const news = confirmed.map(({ id, talentProfileId }) => ({
      roleId,
      talentProfileId,
      toSide,
      about: `background=${id}` as const,
    }));
    await tellBothSides(platform, tx, 'offer', actor, news);
    await tellTeam(platform, tx, { productionId, roleId });
    return { told: confirmed.length };
  });
}
