import { isOpenToMinors } from '@callboard/contract/role-problems';
import type { Posting } from '../opportunities/postings/list-postings.ts';

/** A talent whom the client sees, as they stand to the call and to the client. */
export type Invitable = {
  id: string;
  isMinor: boolean;
  /** To this call, or still in the running for its role. */
  hasApplied: boolean;
  isInvited: boolean;
  /** The client takes no messages from them. */
  isBlocked: boolean;
  /** Somebody whose word counts takes no messages from the client. */
  hasBlocked: boolean;
};

export type Outcome = 'invited' | 'alreadyInvited' | 'alreadyApplied' | 'refused';

type Wanted = Pick<Posting, 'isVerifiedCompany'> & {
  role: Pick<Posting['role'], 'contentFlags' | 'playingAgeMin' | 'playingAgeMax'>;
};

/** What becomes of asking one of them. Nobody is asked for what they could not apply to. */
export function outcomeFor(talent: Invitable, { role, isVerifiedCompany }: Wanted): Outcome {
  if (talent.hasApplied) return 'alreadyApplied';
  if (talent.isInvited) return 'alreadyInvited';
  if (talent.isBlocked) return 'refused';
  if (talent.isMinor && !(isVerifiedCompany && isOpenToMinors(role))) return 'refused';
  return 'invited';
}

type Call = Pick<Posting, 'status' | 'isOpen' | 'deadlineAt'>;

/** Why nobody can be invited to a role now, and what to do about it; nothing where one can. */
export function whyNotOpen(call: Call | undefined, now: Date): string | undefined {
  if (call?.status === 'in_review') {
    return 'This call is still being reviewed. You can invite people once it is open.';
  }
  if (!call?.isOpen) {
    return 'There is no open call for this role. Publish the role first, then invite people to it.';
  }
  if (call.deadlineAt <= now) {
    return 'The deadline of this call has passed. Set a later one, then invite people to it.';
  }
  return undefined;
}
