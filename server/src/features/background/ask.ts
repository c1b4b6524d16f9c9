import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit/audit.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireAskable } from '../deals/asking/require-askable.ts';
import { requireToCome } from '../deals/asking/require-to-come.ts';
import { tellBothSides } from '../deals/telling/tell-both-sides.ts';
import { requireRole } from '../productions/require-rights.ts';
import { withPeople } from './list-days.ts';
import { findDay, insertAsked, lockDay } from './queries.ts';
import { newsOfQuestion } from './words.ts';

/** Asks people for a day. Those who were asked already, and have not ended it, hear nothing new. */
export async function ask(
  platform: Platform,
  actor: Actor,
  dayId: string,
  talentProfileIds: readonly string[],
) {
  const found = await findDay(platform.db, dayId);
  if (found === undefined) throw new AppError('NOT_FOUND');
  const { roleId } = found;
  await requireRole(platform.db, actor, roleId, 'review');
  return platform.transaction(async (tx) => {
    await requireAskable(platform, tx, actor, { roleId, talentProfileIds });
    const day = await lockDay(tx, dayId);
    if (day === undefined) throw new AppError('NOT_FOUND');
    const now = platform.clock.now();
    requireToCome([{ from: day.day, to: day.day }], now);
    const stamps = { createdAt: now, updatedAt: now };
    const asked = await insertAsked(
      tx,
      talentProfileIds.map((talentProfileId) => ({
        id: newId(),
        backgroundDayId: dayId,
        talentProfileId,
        status: 'asked' as const,
        ...stamps,
      })),
    );
    await audit(tx, platform.clock, actor, {
      act: 'background.asked',
      target: { kind: 'background-day', id: dayId },
      difference: { people: asked.length },
    });
    const toSide = newsOfQuestion(day);
    const news = asked.map(({ id, talentProfileId }) => ({
      roleId,
      talentProfileId,
      toSide,
      about: `background=${id}` as const,
    }));
    await tellBothSides(platform, tx, 'offer', actor, news);
    const [shown] = await withPeople(tx, [day]);
    if (shown === undefined) throw new Error('a day that was asked for is gone');
    return shown;
  });
}
