import type { Invited, Messaged } from '@callboard/contract/inviting';
import { LIMITS } from '@callboard/contract/limits';

/** '12 invited, 3 had applied already'. */
export function invitedInWords({
  invited,
  alreadyInvited,
  alreadyApplied,
  refusedIds,
}: Invited): string {
  return said([
    [invited, 'invited'],
    [alreadyApplied, 'had applied already'],
    [alreadyInvited, 'had been invited already'],
    [refusedIds.length, 'could not be invited'],
  ]);
}

/** 'Sent to 12, 2 could not be written to'. */
export function messagedInWords({ sent, refusedIds }: Messaged): string {
  const missed = said([[refusedIds.length, 'could not be written to']]);
  return [sent > 0 ? `Sent to ${sent}` : '', missed].filter(Boolean).join(', ');
}

function said(counted: readonly (readonly [count: number, words: string])[]): string {
  return counted
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`)
    .join(', ');
}

/** 'a talent', '12 talents'. */
export function talentsInWords(count: number): string {
  return count === 1 ? '1 talent' : `${count} talents`;
}

/** What is wrong with so many at once, if anything. */
export function tooManyInWords(count: number): string | undefined {
  if (count <= LIMITS.chosenAtOnce) return undefined;
  return `You have chosen ${count} talents. At most ${LIMITS.chosenAtOnce} go in one act: choose fewer, then do the rest.`;
}
