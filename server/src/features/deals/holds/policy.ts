import type { HoldRank } from '@callboard/contract/deal-choices';
import type { Days } from '@callboard/contract/deal-parts';
import type { Held } from './queries.ts';

type Kept = Pick<Held, 'id' | 'status' | 'rank'> & Days;

/** Both days count. */
export function overlap(one: Days, other: Days): boolean {
  return one.from <= other.to && other.from <= one.to;
}

/** Given, and kept in some order; a confirmed one stays the first. */
function isKept({ status }: Pick<Held, 'status'>): boolean {
  return status === 'given' || status === 'confirmed';
}

/** Whether these days have a hold of that rank already. Of backups there may be many. */
export function isTaken(live: readonly Kept[], hold: Kept, rank: HoldRank): boolean {
  if (rank === 'backup') return false;
  return live.some(
    (other) => other.id !== hold.id && isKept(other) && other.rank === rank && overlap(other, hold),
  );
}

type OfRole = Kept & Pick<Held, 'roleId'>;

/** Asked again for the same days of the same role, which is how a hold gets more time. */
export function isAskedAgain(earlier: OfRole, later: OfRole): boolean {
  return (
    earlier.id !== later.id &&
    earlier.roleId === later.roleId &&
    earlier.from === later.from &&
    earlier.to === later.to
  );
}

type Timed = Pick<Held, 'status' | 'expiresAt' | 'challengeEndsAt'>;

/** Ends by itself, whether or not anybody has come by to say so. What is confirmed does not. */
export function isOverdue({ status, expiresAt, challengeEndsAt }: Timed, now: Date): boolean {
  if (status !== 'requested' && status !== 'given') return false;
  return expiresAt <= now || (challengeEndsAt !== null && challengeEndsAt <= now);
}

/** The first holds of other productions' roles that keep someone else waiting and can give way. */
export function holdsBefore<H extends OfRole>(live: readonly H[], hold: OfRole): H[] {
  if (hold.status !== 'given' || hold.rank === 'first') return [];
  return live.filter(
    (other) =>
      other.roleId !== hold.roleId &&
      other.status === 'given' &&
      other.rank === 'first' &&
      overlap(other, hold),
  );
}

/** Those of other roles that wait for the days of a first hold. */
export function holdsBehind<H extends OfRole>(live: readonly H[], first: OfRole): H[] {
  return live.filter((other) => holdsBefore([{ ...first, status: 'given' }], other).length > 0);
}
