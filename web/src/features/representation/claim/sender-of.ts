import type { OpenedClaim } from '@callboard/contract/talent-claims';

/** Whoever sent the link: the agency that began the profile, or the guardian who kept it. */
export function senderOf({
  portfolio,
  guardianName,
}: Pick<OpenedClaim, 'portfolio' | 'guardianName'>): string {
  return portfolio?.name ?? guardianName ?? 'whoever sent it';
}
