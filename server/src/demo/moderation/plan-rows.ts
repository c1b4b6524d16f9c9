import { demoUserId } from '../accounts.ts';
import { demoId } from '../demo-id.ts';
import { minutesAgo } from '../demo-time.ts';
import { userIdOf } from '../people/person-key.ts';
import { CASES, type CasePlan } from './cases.ts';

const nameOf = ({ subject, subjectId }: CasePlan) => `${subject}/${subjectId}`;
const decisionIdOf = (plan: CasePlan) => demoId(`moderation-decision/${nameOf(plan)}`);

/** How long the one who is shut out has been. */
export const SUSPENDED_AGO =
  CASES.find(({ decided }) => decided?.decision === 'suspend')?.decided?.ago ?? 0;

export function decisionRow(plan: CasePlan, now: Date) {
  const { subject, subjectId, title, against, decided } = plan;
  if (decided === undefined) return [];
  const { decision, reason, ago, appeal } = decided;
  return [
    {
      id: decisionIdOf(plan),
      subject,
      subjectId,
      title: title ?? '',
      userId: against === undefined ? null : userIdOf(against),
      decision,
      reason,
      decidedByUserId: demoUserId('admin'),
      decidedAt: minutesAgo(now, ago),
      appealText: appeal?.text ?? null,
      appealedAt: appeal === undefined ? null : minutesAgo(now, appeal.ago),
    },
  ];
}

export function reportRows(plan: CasePlan, now: Date) {
  const { subject, subjectId, against, concernsMinor = false, decided } = plan;
  return plan.reports.map(({ by, reason, note, ago }) => {
    const createdAt = minutesAgo(now, ago);
    const decidedAt = decided === undefined ? null : minutesAgo(now, decided.ago);
    return {
      id: demoId(`report/${nameOf(plan)}/${by}`),
      subject,
      subjectId,
      source: 'person' as const,
      reporterUserId: userIdOf(by),
      findings: [],
      reason,
      note,
      status: statusOf(plan),
      decisionId: decided === undefined ? null : decisionIdOf(plan),
      decidedAt,
      againstUserId: against === undefined ? null : userIdOf(against),
      concernsMinor,
      createdAt,
      updatedAt: decidedAt ?? createdAt,
    };
  });
}

function statusOf({ decided }: CasePlan) {
  if (decided === undefined) return 'open' as const;
  return decided.decision === 'dismiss' ? ('dismissed' as const) : ('acted_on' as const);
}

/** What the trail says of a decision. */
export function auditRow(plan: CasePlan, now: Date) {
  const { against, decided } = plan;
  if (decided === undefined || against === undefined) return [];
  const { decision, reason, ago } = decided;
  return [
    {
      id: demoId(`audit/decision/${nameOf(plan)}`),
      actorUserId: demoUserId('admin'),
      act: decision === 'suspend' ? 'moderation.user-suspended' : 'moderation.case-decided',
      targetKind: 'user',
      targetId: userIdOf(against),
      difference: { decision, reason },
      address: '127.0.0.1',
      createdAt: minutesAgo(now, ago),
    },
  ];
}
