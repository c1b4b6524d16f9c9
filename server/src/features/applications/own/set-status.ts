import type { Answer, ApplicationStatus, TeamReason } from '@callboard/contract/application-moves';
import type { MoveOutcome } from '@callboard/contract/casting-board';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { moveByTeam } from '../moves/move-by-team.ts';
import { applyAgain } from './apply-again.ts';
import { findOwnSide } from './find-own-side.ts';
import { withdraw } from './withdraw.ts';

type Wished = {
  status: ApplicationStatus;
  reason?: string | null | undefined;
  answer?: Answer | undefined;
  teamReason?: TeamReason | null | undefined;
};

/** Own side and team move an application through the same call, each where they may. */
export async function setStatus(
  platform: Platform,
  actor: Actor,
  applicationId: string,
  wished: Wished,
): Promise<MoveOutcome> {
  const talent = await findOwnSide(platform, actor, applicationId);
  if (talent === undefined) return moveByTeam(platform, actor, applicationId, wished);
  const which = { applicationId, talentProfileId: talent.talentProfileId };
  const { status, reason = null } = wished;
  if (status === 'withdrawn') await withdraw(platform, actor, which, reason);
  else if (status === 'submitted') await applyAgain(platform, actor, which);
  else throw new AppError('FORBIDDEN');
  return { moveId: null, moved: 1, refusedIds: [], undoUntil: null };
}
