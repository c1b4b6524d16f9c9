import { isDeepStrictEqual } from 'node:util';
import type { AuditionSession } from '@callboard/contract/audition-session';
import type { Actor } from '../../../../platform/actor.ts';
import type { Queryable, Transaction } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { tellTeam } from '../../tell-team.ts';
import { type AuditionRow, listOpenRoleIds, updateAudition } from '../queries.ts';
import { requireOwnAudition } from '../require-audition.ts';
import { getAudition } from '../session/get-audition.ts';
import type { Plan } from './plan.ts';
import { listSeats, listSlots } from './queries.ts';
import { requireSoundPlan } from './refuse.ts';
import { savePlan } from './save-plan.ts';

export type Change = (plan: Plan, audition: AuditionRow, tx: Transaction) => Plan | Promise<Plan>;

/** Any change of times or people: one at a time, on what the last one left, and whole or not at all. */
export async function changePlan(
  platform: Platform,
  actor: Actor,
  auditionId: string,
  /** What was sent that a refusal is about. */
  field: string,
  change: Change,
): Promise<AuditionSession> {
  await platform.transaction(async (tx) => {
    const { productionId, audition } = await requireOwnAudition(tx, actor, auditionId);
    const before = await readPlan(tx, audition);
    const after = await change(before, audition, tx);
    if (isDeepStrictEqual(before, after)) return;
    requireSoundPlan(after, field);
    const now = platform.clock.now();
    await savePlan(tx, auditionId, { before, after, now });
    const { startsAt, endsAt } = after;
    await updateAudition(tx, auditionId, { startsAt, endsAt, updatedAt: now });
    await tellTeam(platform, tx, { productionId, auditionId });
  });
  return getAudition(platform, actor, auditionId);
}

export async function readPlan(db: Queryable, audition: AuditionRow): Promise<Plan> {
  const { id, kind, isOpenBooking, startsAt, endsAt } = audition;
  const roleIds = await listOpenRoleIds(db, id);
  const slots = await listSlots(db, id);
  const seats = await listSeats(db, id);
  return { kind, isOpenBooking, startsAt, endsAt, roleIds, slots, seats };
}
