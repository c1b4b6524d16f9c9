import type { RosterEntry } from '@callboard/contract/roster';

export function nameOfEntry({ stageName, firstName, lastName }: RosterEntry): string {
  return stageName ?? `${firstName} ${lastName}`;
}

export function waitsFor({ waiting }: RosterEntry): number {
  return waiting.invitations + waiting.confirmations;
}

export const auditionsInWords = (count: number) =>
  count === 1 ? '1 audition to answer' : `${count} auditions to answer`;

export const termsInWords = (count: number) =>
  count === 1 ? 'New terms to confirm' : `New terms of ${count} to confirm`;

/** What is most worth knowing of a talent, in one line. */
export function standingInWords({ waiting, liveApplications }: RosterEntry): string {
  if (waiting.invitations > 0) return auditionsInWords(waiting.invitations);
  if (waiting.confirmations > 0) return termsInWords(waiting.confirmations);
  if (liveApplications === 0) return 'Nothing in play';
  return liveApplications === 1 ? '1 live application' : `${liveApplications} live applications`;
}
