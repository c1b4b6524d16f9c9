import type { ReportForm } from '@callboard/contract/moderation';
import type { ModerationDecision, ReportCase } from '@callboard/contract/report-review';

/** As whoever reports chooses it. */
export const REASON_WORDS: Record<ReportForm['reason'], string> = {
  fee_request: 'They ask for money',
  impersonation: 'They pretend to be somebody else',
  harassment: 'Harassment',
  sexual_content: 'Sexual content',
  discrimination: 'Discrimination',
  off_platform_push: 'They want to go on elsewhere',
  minors_safety: 'A child’s safety',
  spam: 'Spam',
  misleading_pay: 'The pay is misleading',
};

/** As moderators read it in a list. */
export const SHORT_REASONS: Record<ReportForm['reason'], string> = {
  fee_request: 'Fee request',
  impersonation: 'Impersonation',
  harassment: 'Harassment',
  sexual_content: 'Sexual content',
  discrimination: 'Discrimination',
  off_platform_push: 'Off-platform push',
  minors_safety: 'Minor’s safety',
  spam: 'Spam',
  misleading_pay: 'Misleading pay',
};

export const SUBJECT_WORDS: Record<ReportCase['subject'], string> = {
  message: 'Message',
  call: 'Casting call',
  profile: 'Profile',
  user: 'Person',
  share_link: 'Shared link',
};

/** As the audit calls these. */
export const TARGET_KINDS: Record<ReportCase['subject'], string> = {
  message: 'message',
  call: 'casting-call',
  profile: 'talent-profile',
  user: 'user',
  share_link: 'share-link',
};

/** What was done, in one word or two. */
export const DECISION_WORDS: Record<ModerationDecision, string> = {
  dismiss: 'Dismissed',
  warn: 'Warning',
  remove: 'Removed',
  suspend: 'Suspension',
};
