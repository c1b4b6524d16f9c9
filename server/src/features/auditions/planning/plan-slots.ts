import type { ScheduleForm } from '@callboard/contract/audition-form';
import type { AuditionSession } from '@callboard/contract/audition-session';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireSoundSchedule } from './facts/require-sound-schedule.ts';
import { changePlan } from './plan/change-plan.ts';
import { addToPlan, shiftPlan, takeFromPlan } from './plan/change-slots.ts';
import { remakeSlots } from './plan/remake-slots.ts';

const MINUTE = 60_000;

export async function makeSlotsAnew(
  platform: Platform,
  actor: Actor,
  auditionId: string,
  form: ScheduleForm,
): Promise<AuditionSession> {
  return changePlan(platform, actor, auditionId, 'windows', (plan) => {
    requireSoundSchedule(form);
    return remakeSlots(plan, form, newId);
  });
}

type OneSlot = { room: string; startsAt: string; minutes: number; capacity: number };

export async function addSlot(
  platform: Platform,
  actor: Actor,
  auditionId: string,
  { room, minutes, capacity, ...given }: OneSlot,
): Promise<AuditionSession> {
  const startsAt = new Date(given.startsAt);
  const endsAt = new Date(startsAt.getTime() + minutes * MINUTE);
  const slot = { id: newId(), room, startsAt, endsAt, capacity };
  return changePlan(platform, actor, auditionId, 'startsAt', (plan) => addToPlan(plan, slot));
}

export async function removeSlot(
  platform: Platform,
  actor: Actor,
  { id, slotId }: { id: string; slotId: string },
): Promise<AuditionSession> {
  return changePlan(platform, actor, id, 'slotId', (plan) => {
    if (!plan.slots.some((slot) => slot.id === slotId)) throw new AppError('NOT_FOUND');
    return takeFromPlan(plan, slotId);
  });
}

export async function shiftAudition(
  platform: Platform,
  actor: Actor,
  auditionId: string,
  minutes: number,
): Promise<AuditionSession> {
  return changePlan(platform, actor, auditionId, 'minutes', (plan) => shiftPlan(plan, minutes));
}
