import type { Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteFiles } from '../../privacy/deletion/delete-due-job.ts';
import { lockPending } from '../lock-pending.ts';
import { isOwn } from '../policy.ts';
import { setVerification } from '../queries.ts';
import { CHANGED, tellChanged } from '../tell-changed.ts';
import { deleteRequest, findLastOutcome } from './queries.ts';

/** As if it had never been asked for: the person stands where the last decision left them. */
export async function withdrawRequest(platform: Platform, actor: Actor, requestId: string) {
  await platform.transaction(async (tx) => {
    const { userId, kind } = await lockPending(tx, requestId, (found) => isOwn(actor, found));
    const fileKeys = await deleteRequest(tx, requestId);
    const wasRejected = (await findLastOutcome(tx, userId, kind)) === 'rejected';
    const updatedAt = platform.clock.now();
    const status = wasRejected ? 'rejected' : 'none';
    await setVerification(tx, userId, kind, { status, updatedAt });
    await audit(tx, platform.clock, actor, {
      act: 'verification.withdrawn',
      target: { kind: 'verification-request', id: requestId },
      difference: { kind },
    });
    await tellChanged(platform, tx, userId);
    await platform.jobs.enqueue(tx, deleteFiles, { keys: fileKeys });
  });
  return CHANGED;
}
