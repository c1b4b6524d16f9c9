import type { AuditionSession } from '@callboard/contract/audition-session';
import type { auditionEndpoints } from '@callboard/contract/auditions';
import type { BodyOf } from '@callboard/contract/endpoint';
import type { Actor } from '../../../../platform/actor.ts';
import { AppError } from '../../../../platform/app-error.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { listVisibleTalents } from '../../../talent-profiles/find-talent.ts';
import { changePlan } from '../plan/change-plan.ts';
import { seatInPlan } from '../plan/change-seats.ts';
import { keyOf, type Person, type Plan } from '../plan/plan.ts';
import { listApplied } from './queries.ts';

type Seating = BodyOf<typeof auditionEndpoints.seat>;

/** Seats, moves and takes out several at once. */
export async function seatPeople(
  platform: Platform,
  actor: Actor,
  auditionId: string,
  seating: Seating,
): Promise<AuditionSession> {
  return changePlan(platform, actor, auditionId, 'place', async (plan, _audition, tx) => {
    await requireKnown(platform, tx, actor, { plan, place: seating.place });
    return seatInPlan(plan, seating);
  });
}

/** Whoever is new to the plan applied to the role, or is someone whom the actor may see. */
async function requireKnown(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  { plan, place }: { plan: Plan; place: readonly Person[] },
): Promise<void> {
  const inPlan = new Set(plan.seats.map(keyOf));
  const added = place.filter((person) => !inPlan.has(keyOf(person)));
  if (added.length === 0) return;
  const applied = new Set((await listApplied(tx, added)).map(keyOf));
  const others = added.filter((person) => !applied.has(keyOf(person)));
  if (others.length === 0) return;
  const ids = [...new Set(others.map(({ talentProfileId }) => talentProfileId))];
  const visible = await listVisibleTalents(platform.within(tx), actor, ids);
  const known = new Set(visible.map(({ id }) => id));
  const isUnknown = others.some(({ talentProfileId }) => !known.has(talentProfileId));
  if (!isUnknown) return;
  const fields = { place: 'Please choose people who applied, or whose profile you can see' };
  throw new AppError('INVALID_INPUT', { fields });
}
