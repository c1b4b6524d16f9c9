import type { AuditionSession } from '@callboard/contract/audition-session';
import type { auditionEndpoints } from '@callboard/contract/auditions';
import type { BodyOf } from '@callboard/contract/endpoint';
import { LIMITS } from '@callboard/contract/limits';
import type { Actor } from '../../../../platform/actor.ts';
import { AppError } from '../../../../platform/app-error.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordActivity } from '../../../productions/activity/record-activity.ts';
import { requireProduction } from '../../../productions/require-rights.ts';
import { tellTeam } from '../../tell-team.ts';
import type { Plan } from '../plan/plan.ts';
import { requireSoundPlan } from '../plan/refuse.ts';
import { remakeSlots } from '../plan/remake-slots.ts';
import { savePlan } from '../plan/save-plan.ts';
import { insertAudition, lockSessions, replaceRoles, replaceSides } from '../queries.ts';
import { getAudition } from '../session/get-audition.ts';
import { columnsOf } from './columns-of.ts';
import { requireSoundFacts } from './require-sound-facts.ts';
import { requireSoundSchedule } from './require-sound-schedule.ts';

type Form = BodyOf<typeof auditionEndpoints.create>;

/** Begins a session. It is the team's own business until it is sent. */
export async function createAudition(
  platform: Platform,
  actor: Actor,
  productionId: string,
  form: Form,
): Promise<AuditionSession> {
  const id = newId();
  await platform.transaction(async (tx) => {
    await requireProduction(tx, actor, productionId, 'review');
    if ((await lockSessions(tx, productionId)) >= LIMITS.auditionsPerProduction) {
      const message = `A production holds at most ${LIMITS.auditionsPerProduction} auditions.`;
      throw new AppError('PLAN_LIMIT_REACHED', { message });
    }
    const now = platform.clock.now();
    const { roleIds, sidesFileIds } = form;
    const dueAt = form.dueAt === null ? null : new Date(form.dueAt);
    const isTape = form.kind === 'self_tape';
    const due = isTape ? { at: dueAt, before: null } : undefined;
    const facts = { roleIds, roleIdsBefore: [], sidesFileIds, due, now };
    const cast = await requireSoundFacts(tx, productionId, facts);
    const at = isTape && dueAt !== null ? dueAt : now;
    const columns = columnsOf(form);
    const empty = { ...columns, startsAt: at, endsAt: at, roleIds: cast, slots: [], seats: [] };
    const plan = isTape ? empty : withSchedule(empty, form);
    requireSoundPlan(plan, isTape ? 'dueAt' : 'schedule.windows');
    const { startsAt, endsAt } = plan;
    const times = { startsAt, endsAt, createdAt: now, updatedAt: now };
    await insertAudition(tx, { id, productionId, ...columns, ...times });
    await replaceRoles(tx, id, roleIds);
    await replaceSides(tx, id, sidesFileIds);
    await savePlan(tx, id, { before: empty, after: plan, now });
    await audit(tx, platform.clock, actor, {
      act: 'auditions.created',
      target: { kind: 'audition', id },
      difference: { productionId, round: form.round, kind: form.kind },
    });
    const detail = { round: form.round };
    await recordActivity(platform, tx, actor, { kind: 'audition_planned', productionId, detail });
    await tellTeam(platform, tx, { productionId, auditionId: id });
  });
  return getAudition(platform, actor, id);
}

function withSchedule(empty: Plan, { schedule }: Form): Plan {
  if (schedule === null) {
    const fields = { schedule: 'Please say from when to when' };
    throw new AppError('INVALID_INPUT', { fields });
  }
  requireSoundSchedule(schedule, 'schedule.');
  return remakeSlots(empty, schedule, newId);
}
