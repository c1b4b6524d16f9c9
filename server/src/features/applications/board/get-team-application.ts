import type { TeamApplication } from '@callboard/contract/casting-board';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { computeFit } from '../../fit/compute-fit.ts';
import { presentMedia } from '../../media/present-media.ts';
import { listApplicationNotes } from '../triage/list-notes.ts';
import { findSelfTape, findSent, listHistory, listSentMedia } from './detail/queries.ts';
import { presentCard } from './present-card.ts';
import { findCard } from './queries.ts';
import { requireApplication } from './require-application.ts';

const forTeam = { isOwnSide: false };

/** An application with everything that its team sees of it and thinks of it. */
export async function getTeamApplication(
  platform: Platform,
  actor: Actor,
  applicationId: string,
): Promise<TeamApplication> {
  const { db, clock } = platform;
  const standing = await requireApplication(db, actor, applicationId, 'view');
  const { roleId, rights, talentProfileId } = standing;
  const [row, sent, files, selfTape, history, notes, { fit, reasons }] = await Promise.all([
    findCard(db, applicationId, actor.user.id),
    findSent(db, applicationId, actor.user.id),
    listSentMedia(db, applicationId),
    findSelfTape(db, applicationId),
    listHistory(db, applicationId),
    listApplicationNotes(platform, actor, applicationId),
    computeFit(platform, roleId, talentProfileId),
  ]);
  if (row === undefined || sent === undefined) throw new AppError('NOT_FOUND');
  return {
    ...presentCard(clock, row),
    view: 'team',
    roleId,
    rights,
    headline: sent.headline,
    note: sent.note,
    answers: sent.answers,
    media: files.map(({ media }) => presentMedia(media, forTeam)),
    selfTape: selfTape === undefined ? null : presentMedia(selfTape, forTeam),
    fit,
    reasons,
    submittedBy: { name: sent.submitterName, agencyName: row.agencyName },
    notes,
    ownTags: sent.ownTags,
    history: history.map((change) => ({
      ...change,
      toldAt: change.toldAt?.toISOString() ?? null,
      createdAt: change.createdAt.toISOString(),
    })),
  };
}
