import { EMPTY_ROLE, type RoleForm } from '@callboard/contract/role-form';
import { demoId } from '../demo-id.ts';
import { dayAt, isoDay } from '../demo-time.ts';
import { paperIdOf } from '../papers/papers.ts';
import type { Pay, ProductionPlan, RolePlan } from './plan.ts';
import { roleIdOf, roleKey } from './production-ids.ts';
import type { QuestionPlan, RoleDetails, WorkPlan } from './role-details.ts';

const GENDERS = { f: ['woman'], m: ['man'] } as const;

/** A role as its team would have filled it in. */
export function describeRole(production: ProductionPlan, role: RolePlan, now: Date): RoleForm {
  const { work, usage, covers, questions, tape, ...said } = detailsOf(production, role);
  const [playingAgeMin = null, playingAgeMax = null] = role.ages ?? [];
  const key = roleKey(production, role);
  return {
    ...EMPTY_ROLE,
    title: role.title,
    roleType: role.crewRole === undefined ? 'talent' : 'crew',
    talentTypeId: role.talentType ?? null,
    crewRoleId: role.crewRole ?? null,
    description: role.description,
    countNeeded: role.count ?? 1,
    genders: role.gender === undefined ? [] : [...GENDERS[role.gender]],
    playingAgeMin,
    playingAgeMax,
    ...said,
    ...payOf(role.pay),
    workDates: workDatesOf(work ?? [], now),
    usage: usageOf(usage, now),
    coversRoleIds: (covers ?? []).map((title) => roleIdOf(roleKey(production, { title }))),
    questions: questionsOf(key, questions ?? []),
    selfTape: tapeOf(tape, now),
  };
}

export function detailsOf({ everyRole }: ProductionPlan, { details }: RolePlan): RoleDetails {
  return { ...everyRole, ...details };
}

export function payOf({ payKind, payAmount, payUnit, payCurrency }: Pay) {
  return {
    payKind,
    payAmount: payAmount ?? null,
    payUnit: payUnit ?? null,
    payCurrency: payCurrency ?? null,
  };
}

export function workDatesOf(plans: readonly WorkPlan[], now: Date): RoleForm['workDates'] {
  return plans.map(({ from, to, label }) => ({
    from: isoDay(now, from),
    to: isoDay(now, to),
    label,
  }));
}

export function questionsOf(key: string, plans: readonly QuestionPlan[]): RoleForm['questions'] {
  return plans.map(({ text, isRequired }, index) => ({
    id: demoId(`question/${key}/${index}`),
    text,
    isRequired,
  }));
}

function usageOf(usage: RoleDetails['usage'], now: Date): RoleForm['usage'] {
  if (usage === undefined) return null;
  const { startsInDays, ...said } = usage;
  return { ...said, startsOn: isoDay(now, startsInDays) };
}

function tapeOf(tape: RoleDetails['tape'], now: Date): RoleForm['selfTape'] {
  if (tape === undefined) return null;
  const { dueInDays, sides, ...said } = tape;
  const sidesFileId = sides === undefined ? null : paperIdOf(sides);
  return { ...said, sidesFileId, dueAt: dayAt(now, dueInDays, 18).toISOString() };
}
