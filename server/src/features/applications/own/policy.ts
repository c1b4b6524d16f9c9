import {
  type ApplicationStatus,
  findMove,
  UNDECIDED_STATUSES,
} from '@callboard/contract/application-moves';
import type { CALL_STATUSES, CALL_VISIBILITIES } from '@callboard/contract/call-summary';
import type { RoleForm } from '@callboard/contract/role-form';
import type { Actor } from '../../../platform/actor.ts';

/** The talent of an application, as one user stands to them. */
export type Talent = { userId: string; ownerUserId: string; isViewersTalent: boolean };

/** The talent, whoever keeps the profile, and the agents who work with them. Admins look from afar. */
export function isOwnSide({ user }: Actor, talent: Talent): boolean {
  if (user.role === 'admin') return false;
  if (talent.userId === user.id || talent.ownerUserId === user.id) return true;
  return user.role === 'agent' && talent.isViewersTalent;
}

/** What someone did to an application; a guardian may have any role, the team are always clients. */
export function isByOwnSide(
  doer: { id: string; role: string } | null,
  talent: Pick<Talent, 'userId' | 'ownerUserId'>,
): boolean {
  if (doer === null) return false;
  if (doer.id === talent.userId || doer.id === talent.ownerUserId) return true;
  return doer.role === 'talent' || doer.role === 'agent';
}

type Call = { status: (typeof CALL_STATUSES)[number]; deadlineAt: Date };

export function isTakingApplications({ status, deadlineAt }: Call, now: Date): boolean {
  return status === 'open' && deadlineAt > now;
}

type Posted = Pick<Call, 'status'> & {
  visibility: (typeof CALL_VISIBILITIES)[number];
  openedAt: Date | null;
};

/** Everybody could see it once, and it has run its course. One that was taken down is gone. */
export function wasForAll({ status, visibility, openedAt }: Posted): boolean {
  const isOver = status === 'closed' || status === 'filled' || status === 'cancelled';
  return isOver && visibility === 'public' && openedAt !== null;
}

type Standing = { status: ApplicationStatus; callVersion: number; currentVersion: number };

export function isUndecided(status: ApplicationStatus): boolean {
  return UNDECIDED_STATUSES.some((undecided) => undecided === status);
}

/** Still to be decided, on terms that have changed since they were read. */
export function needsConfirmation({ status, callVersion, currentVersion }: Standing): boolean {
  return isUndecided(status) && callVersion < currentVersion;
}

type Asked = Pick<RoleForm, 'requestedMedia' | 'selfTape'>;

/** Until it is due; where no day is named, while others can still apply. */
export function maySendTape(
  { status }: Pick<Standing, 'status'>,
  { requestedMedia, selfTape }: Asked,
  call: Call,
  now: Date,
): boolean {
  const isAskedFor = selfTape !== null || requestedMedia.includes('self_tape');
  const dueAt = selfTape?.dueAt ?? null;
  const isInTime = dueAt === null ? isTakingApplications(call, now) : new Date(dueAt) > now;
  return isUndecided(status) && isAskedFor && isInTime;
}

export function abilitiesOf(standing: Standing & Asked, call: Call, now: Date) {
  const { status } = standing;
  return {
    mayWithdraw: findMove(status, 'withdrawn', 'withdraw') !== undefined,
    mayApplyAgain:
      findMove(status, 'submitted', 'apply_again') !== undefined && isTakingApplications(call, now),
    mayConfirm: needsConfirmation(standing),
    maySendTape: maySendTape(standing, standing, call, now),
  };
}
