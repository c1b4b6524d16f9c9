import type { AuditionSession } from '@callboard/contract/audition-session';
import type { Actor } from '../../../../platform/actor.ts';
import { AppError } from '../../../../platform/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { inOrder } from '../plan/plan.ts';
import { listSlots } from '../plan/queries.ts';
import { findAudition } from '../queries.ts';
import { requireAudition } from '../require-audition.ts';
import { compareWithSent } from './compare-with-sent.ts';
import { listSeatsShown } from './list-seats-shown.ts';
import { loadSessions } from './load-sessions.ts';
import { presentSummary } from './present-summary.ts';

/** A whole session as its team sees it. */
export async function getAudition(
  platform: Platform,
  actor: Actor,
  auditionId: string,
): Promise<AuditionSession> {
  const { db } = platform;
  const { rights, productionTitle } = await requireAudition(db, actor, auditionId);
  const audition = await findAudition(db, auditionId);
  const [loaded] = await loadSessions(db, audition === undefined ? [] : [audition]);
  if (audition === undefined || loaded === undefined) throw new AppError('NOT_FOUND');
  const slots = await listSlots(db, auditionId);
  const compared = compareWithSent(loaded, platform.clock.now());
  const seats = await listSeatsShown(platform, loaded, compared);
  const summary = presentSummary(loaded, compared);
  return {
    ...summary,
    link: audition.link,
    instructions: audition.instructions,
    sidesFileIds: [...loaded.sidesFileIds],
    pages: audition.pages,
    isMemorised: audition.isMemorised,
    isOpenBooking: audition.isOpenBooking,
    dueAt: audition.kind === 'self_tape' ? summary.startsAt : null,
    tape: audition.tape,
    productionTitle,
    slots: inOrder(slots).map(({ startsAt, endsAt, ...slot }) => ({
      ...slot,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
    seats,
    rights,
  };
}
