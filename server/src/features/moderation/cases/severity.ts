import { REPORT_REASONS, type ReportForm } from '@callboard/contract/moderation';

export type Reason = ReportForm['reason'];

/**
 * How grave each reason is, the gravest first; docs/moderation.md says why. Among cases that are alike
 * in this the older one comes first, and whatever a child is in comes before all others.
 */
export const BY_SEVERITY: readonly Reason[] = [
  'minors_safety',
  'sexual_content',
  'harassment',
  'fee_request',
  'impersonation',
  'discrimination',
  'off_platform_push',
  'misleading_pay',
  'spam',
];

export function reasonOfRank(rank: number): Reason {
  return BY_SEVERITY[rank - 1] ?? REPORT_REASONS[0];
}
