import type { VerificationForm } from '@callboard/contract/verification';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listFilesOf } from '../evidence/queries.ts';
import { refusalToAsk } from '../policy.ts';
import { presentRequest } from '../present-request.ts';
import { insertRequest, lockVerification, setVerification } from '../queries.ts';
import { CHANGED, tellChanged } from '../tell-changed.ts';
import { attachFiles } from './queries.ts';

/** One at a time of each kind: the next one waits until this one is decided. */
export async function requestVerification(
  platform: Platform,
  actor: Actor,
  form: VerificationForm,
) {
  const { kind, statement, links } = form;
  const userId = actor.user.id;
  const now = platform.clock.now();
  const stamps = { createdAt: now, updatedAt: now };
  const row = {
    id: newId(),
    userId,
    kind,
    statement,
    links,
    status: 'pending' as const,
    ...stamps,
  };
  const files = await platform.transaction(async (tx) => {
    const status = await lockVerification(tx, userId, kind);
    const refusal = status === undefined ? 'NOT_FOUND' : refusalToAsk(status);
    if (refusal !== undefined) throw new AppError(refusal);
    await insertRequest(tx, row);
    const fileIds = [...new Set(form.fileIds)];
    const attached = await attachFiles(tx, fileIds, { userId, requestId: row.id });
    if (attached !== fileIds.length) throw new AppError('NOT_FOUND');
    await setVerification(tx, userId, kind, { status: 'pending', updatedAt: now });
    await audit(tx, platform.clock, actor, {
      act: 'verification.requested',
      target: { kind: 'verification-request', id: row.id },
      difference: { kind },
    });
    await tellChanged(platform, tx, userId);
    return listFilesOf(tx, [row.id]);
  });
  const undecided = { reason: null, decidedAt: null, filesDeletedAt: null };
  return { ...CHANGED, request: presentRequest({ ...row, ...undecided }, files.get(row.id) ?? []) };
}
