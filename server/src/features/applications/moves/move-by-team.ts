import {
  type Answer,
  type ApplicationStatus,
  TEAM_TARGETS,
  type TeamReason,
} from '@callboard/contract/application-moves';
import type { MoveOutcome } from '@callboard/contract/casting-board';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireApplication } from '../board/require-application.ts';
import { moveApplications } from './move-applications.ts';
import { releaseApplication } from './release-application.ts';

type Wished = {
  status: ApplicationStatus;
  reason?: string | null | undefined;
  answer?: Answer | undefined;
  teamReason?: TeamReason | null | undefined;
};

const KEYS = [...TEAM_TARGETS, 'not_selected'] as const;

/** A team moves one application. Offers and bookings happen through an offer, never here. */
export async function moveByTeam(
  platform: Platform,
  actor: Actor,
  applicationId: string,
  { status, reason = null, answer = 'not_moving_forward', teamReason = null }: Wished,
): Promise<MoveOutcome> {
  return platform.transaction(async (tx) => {
    const needed = status === 'released' ? 'manage' : 'review';
    const application = await requireApplication(tx, actor, applicationId, needed);
    if (status === 'released') {
      return releaseApplication(platform, tx, actor, application, reason);
    }
    const to = KEYS.find((key) => key === status);
    if (to === undefined) throw new AppError('ILLEGAL_MOVE');
    const wish = { applicationIds: [applicationId], to, answer, teamReason };
    const outcome = await moveApplications(platform, tx, actor, application, wish);
    if (outcome.refusedIds.length > 0) throw new AppError('ILLEGAL_MOVE');
    return outcome;
  });
}
