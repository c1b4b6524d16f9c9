import { LIVE_STATUSES } from '@callboard/contract/application-moves';
import type { MoveOutcome } from '@callboard/contract/casting-board';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordActivity } from '../../productions/activity/record-activity.ts';
import { requireRole } from '../../productions/require-rights.ts';
import { tellTeam } from '../board/tell-team.ts';
import { decideMove, type Wish } from './decide-move.ts';
import {
  insertChanges,
  isRoleCancelled,
  type Locked,
  listLiveTalents,
  lockApplications,
  putIntoTray,
  setStatus,
} from './queries.ts';
import { tellMoved } from './telling/tell-moved-job.ts';

export type Moving = Wish & { applicationIds: readonly string[] };

/** Moves many at once; those that cannot go there stay and are named. */
export async function moveMany(
  platform: Platform,
  actor: Actor,
  roleId: string,
  moving: Moving,
): Promise<MoveOutcome> {
  return platform.transaction(async (tx) => {
    const role = await requireRole(tx, actor, roleId, 'review');
    return moveApplications(platform, tx, actor, role, moving);
  });
}

/** Everything in a few statements, whatever the number: a board of thousands is sorted in handfuls. */
export async function moveApplications(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  { productionId, roleId }: { productionId: string; roleId: string },
  { applicationIds, ...wish }: Moving,
): Promise<MoveOutcome> {
  // Asked first: whoever cancels the role holds it before its applications, too.
  if (await isRoleCancelled(tx, roleId)) throw new AppError('ROLE_CANCELLED');
  const locked = await lockApplications(tx, roleId, applicationIds);
  const { moving, refusedIds } = await sortOut(tx, roleId, locked, wish);
  const found = new Set(locked.map(({ id }) => id));
  const unknown = [...new Set(applicationIds)].filter((id) => !found.has(id));
  const refused = [...refusedIds, ...unknown];
  if (moving.length === 0) return { moveId: null, moved: 0, refusedIds: refused, undoUntil: null };

  const now = platform.clock.now();
  const moveId = newId();
  const ids = moving.map(({ id }) => id);
  const isNo = wish.to === 'not_selected';
  await (isNo ? putIntoTray(tx, ids, wish, now) : setStatus(tx, ids, wish.to, now));
  await insertChanges(
    tx,
    { actorUserId: actor.user.id, moveId, toldAt: null, now },
    moving.map(({ id, status }) => ({
      id: newId(),
      applicationId: id,
      from: status,
      to: wish.to,
      ...(isNo && { answer: wish.answer, teamReason: wish.teamReason }),
    })),
  );
  const { undoSeconds } = platform.config;
  // A no waits in the tray: nobody is told of it before it is sent.
  const later = { afterSeconds: undoSeconds };
  if (!isNo) await platform.jobs.enqueue(tx, tellMoved, { moveIds: [moveId] }, later);
  await recordActivity(platform, tx, actor, {
    kind: 'applications_moved',
    productionId,
    roleId,
    detail: { count: ids.length, to: wish.to },
  });
  await tellTeam(platform, tx, { productionId, roleId, applicationIds: ids });
  return {
    moveId,
    moved: ids.length,
    refusedIds: refused,
    undoUntil: new Date(now.getTime() + undoSeconds * 1000).toISOString(),
  };
}

/** Whoever was refused and has applied again is where they are with the newer application only. */
async function sortOut(tx: Transaction, roleId: string, locked: readonly Locked[], wish: Wish) {
  const wished = locked.filter((row) => decideMove(row, wish) === 'moves');
  const ended = wished.filter(({ status }) => !LIVE_STATUSES.some((live) => live === status));
  const taken = new Set(
    await listLiveTalents(
      tx,
      roleId,
      ended.map(({ talentProfileId }) => talentProfileId),
    ),
  );
  const barred = new Set<string>();
  for (const { id, talentProfileId } of ended) {
    if (taken.has(talentProfileId)) barred.add(id);
    taken.add(talentProfileId);
  }
  const refused = locked.filter((row) => decideMove(row, wish) === 'refused' || barred.has(row.id));
  return {
    moving: wished.filter(({ id }) => !barred.has(id)),
    refusedIds: refused.map(({ id }) => id),
  };
}
