import type { Actor } from '../../../../platform/actor.ts';
import { AppError } from '../../../../platform/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { requireRole } from '../../../productions/require-rights.ts';
import { tellTeam } from '../../board/tell-team.ts';
import { lockMoved } from '../queries.ts';
import { tellMoved } from '../telling/tell-moved-job.ts';
import { listMoved, listUndoable, listUntoldMoves, putBack } from './queries.ts';

type Which = { id: string; moveId: string };

/** Takes a move back before anyone outside the team has heard of it: by whoever may move at all. */
export async function undoMove(
  platform: Platform,
  actor: Actor,
  { id: roleId, moveId }: Which,
): Promise<{ undone: number }> {
  return platform.transaction(async (tx) => {
    const { productionId } = await requireRole(tx, actor, roleId, 'review');
    await lockMoved(tx, [moveId]);
    const changes = await listMoved(tx, roleId, moveId);
    const [first] = changes;
    if (first === undefined) throw new AppError('NOT_FOUND');
    const now = platform.clock.now();
    const { undoSeconds } = platform.config;
    const isOver = now.getTime() >= first.createdAt.getTime() + undoSeconds * 1000;
    if (isOver || changes.some(({ toldAt }) => toldAt !== null)) {
      throw new AppError('TOO_LATE_TO_UNDO');
    }
    const undoable = await listUndoable(tx, moveId);
    if (undoable.length === 0) return { undone: 0 };
    const applicationIds = undoable.map(({ applicationId }) => applicationId);
    await putBack(
      tx,
      undoable.map(({ changeId }) => changeId),
      now,
    );
    // What this act had overtaken counts again, and its own turn to be told may have passed.
    const moveIds = await listUntoldMoves(tx, applicationIds);
    if (moveIds.length > 0) {
      await platform.jobs.enqueue(tx, tellMoved, { moveIds }, { afterSeconds: undoSeconds });
    }
    await tellTeam(platform, tx, { productionId, roleId, applicationIds });
    return { undone: undoable.length };
  });
}
