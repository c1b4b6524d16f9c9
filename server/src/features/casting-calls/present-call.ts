import type { CallSummary } from '@callboard/contract/call-summary';
import type { CallRow } from './queries.ts';

export function presentCall(call: CallRow): CallSummary {
  const { id, breakdownId, status, visibility, version, moderatorReason } = call;
  return {
    id,
    breakdownId,
    status,
    visibility,
    version,
    moderatorReason,
    deadlineAt: call.deadlineAt.toISOString(),
    openedAt: call.openedAt?.toISOString() ?? null,
    endedAt: call.endedAt?.toISOString() ?? null,
  };
}
