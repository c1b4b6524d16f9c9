import type { Activity } from '@callboard/contract/productions';
import { moverOf } from '../applications/mover-of.ts';
import type { PlannedApplication } from '../applications/plan-applications.ts';
import { dayAt } from '../demo-time.ts';
import { PAPERS } from '../papers/papers.ts';
import { nameOfClient } from '../people/clients.ts';
import { userIdOf } from '../people/person-key.ts';
import type { ApplicationStatus, ProductionPlan } from '../productions/plan.ts';
import { changedAt, endedAt, openedAt, POSTINGS, type Posting } from '../productions/postings.ts';
import { creatorOf } from '../productions/team-of.ts';

export type Happening = {
  kind: Activity['kind'];
  production: string;
  role?: string;
  /** Nobody: the system did it. */
  actor: string | null;
  detail?: Activity['detail'];
  at: Date;
};

/** How a production came to be: who began it, joined it, added its roles and put it aside. */
export function ofProduction(plan: ProductionPlan, now: Date): Happening[] {
  const by = { production: plan.key, actor: userIdOf(creatorOf(plan)) };
  const begun = (minutes: number) =>
    new Date(dayAt(now, -plan.begunDaysAgo, 10).getTime() + minutes * 60_000);
  const joined = (plan.team ?? []).map(({ who, rights, sinceDaysAgo }) => ({
    ...by,
    kind: 'collaborator_added' as const,
    detail: { name: nameOfClient(who), rights },
    at: dayAt(now, -sinceDaysAgo, 11),
  }));
  return [
    { ...by, kind: 'production_created', at: begun(0) },
    { ...by, kind: 'role_added', detail: { count: plan.roles.length }, at: begun(60) },
    { ...by, kind: 'production_changed', detail: { fields: 'dates, locations' }, at: begun(75) },
    ...joined,
    ...putAside(plan, now).map((one) => ({ ...by, ...one })),
  ];
}

/** Days after the last call ended on which its status said so. */
function putAside(
  { status, roles, archivedDaysAgo }: ProductionPlan,
  now: Date,
): Pick<Happening, 'kind' | 'detail' | 'at'>[] {
  const over = Math.min(...roles.map(({ call }) => call?.endedDaysAgo ?? Infinity));
  const isOver = ['on_hold', 'cancelled', 'wrapped'].includes(status) && Number.isFinite(over);
  const kind = 'production_changed' as const;
  return [
    ...(isOver ? [{ kind, detail: { fields: 'status', status }, at: dayAt(now, -over, 18) }] : []),
    ...(archivedDaysAgo === undefined
      ? []
      : [{ kind, detail: { archived: 1 }, at: dayAt(now, -archivedDaysAgo, 15) }]),
  ];
}

/** What became of the calls. */
export function ofCalls(now: Date): Happening[] {
  return POSTINGS.flatMap((posting) => ofCall(posting, now));
}

function ofCall({ production, role, call, key }: Posting, now: Date): Happening[] {
  const by = { production: production.key, role: key, actor: userIdOf(creatorOf(production)) };
  const [opened, ended, changed] = [openedAt, endedAt, changedAt].map((at) => at(call, now));
  const happened: Happening[] = [];
  if (opened) happened.push({ ...by, kind: 'call_opened', at: opened });
  if (changed) {
    const detail = { version: 2, fields: 'pay, work dates' };
    happened.push({ ...by, kind: 'terms_changed', detail, at: changed });
  }
  if (call.status === 'in_review')
    happened.push({ ...by, kind: 'call_sent_to_review', at: dayAt(now, -2, 12) });
  if (!ended) return happened;
  if (call.status === 'rejected') {
    const detail = { reason: call.moderatorReason ?? '' };
    return [...happened, { ...by, actor: null, kind: 'call_rejected', detail, at: ended }];
  }
  happened.push({ ...by, kind: 'call_ended', detail: { as: call.status }, at: ended });
  if (role.isCancelled) {
    const detail = { answered: call.applicants };
    happened.push({ ...by, kind: 'role_cancelled', detail, at: ended });
  }
  return happened;
}

export function ofPapers(now: Date): Happening[] {
  return PAPERS.map(({ production, role, by, fileName, kind, daysAgo }) => ({
    kind: 'file_added',
    production,
    role,
    actor: userIdOf(by),
    detail: { fileName, kind },
    at: dayAt(now, -daysAgo, 10),
  }));
}

const TOLD: readonly ApplicationStatus[] = ['shortlisted', 'audition', 'callback', 'released'];

const SITTING_MS = 4 * 24 * 60 * 60 * 1000;

/** What a team did with its applicants: one line for all that somebody moved within a few days. */
export function ofApplications(planned: readonly PlannedApplication[], now: Date): Happening[] {
  const moves = planned.flatMap((application) =>
    application.steps.flatMap((step, index) =>
      TOLD.includes(step.to) || step.to === 'not_selected'
        ? [{ posting: application.posting, step, actor: moverOf(application, index) }]
        : [],
    ),
  );
  const sittings = Map.groupBy(moves, ({ posting, step, actor }) =>
    [posting.key, step.to, actor, Math.floor((+now - +step.at) / SITTING_MS)].join(' '),
  );
  return [...sittings.values()].flatMap((sitting) => {
    const last = sitting.toSorted((one, other) => +other.step.at - +one.step.at)[0];
    if (last === undefined) return [];
    const { posting, step, actor } = last;
    const isNo = step.to === 'not_selected';
    const count = sitting.length;
    return [
      {
        kind: isNo ? ('answers_sent' as const) : ('applications_moved' as const),
        production: posting.production.key,
        role: posting.key,
        actor,
        detail: { count, ...(!isNo && { to: step.to }) },
        at: step.at,
      },
    ];
  });
}
