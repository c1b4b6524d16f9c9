import type { DecisionMade } from '@callboard/contract/report-review';
import type { DecisionRow } from './queries.ts';

/** As whoever it is about reads it, and moderators too: without who decided. */
export function presentDecision(row: DecisionRow): DecisionMade {
  const { id, subject, subjectId, title, decision, reason } = row;
  return {
    id,
    subject,
    subjectId,
    title,
    decision,
    reason,
    decidedAt: row.decidedAt.toISOString(),
    liftedAt: row.liftedAt?.toISOString() ?? null,
    appeal: presentAppeal(row),
  };
}

function presentAppeal(row: DecisionRow): DecisionMade['appeal'] {
  if (row.appealText === null || row.appealedAt === null) return null;
  return {
    text: row.appealText,
    at: row.appealedAt.toISOString(),
    outcome: row.appealOutcome,
    reason: row.appealReason,
    decidedAt: row.appealDecidedAt?.toISOString() ?? null,
  };
}
