import { REVOKED_STATEMENT, type VerificationKind } from '@callboard/contract/verification';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/notify.ts';
import { insertRequest, lockVerification, setVerification } from '../queries.ts';
import { CHANGED, tellChanged } from '../tell-changed.ts';
import { verifyAgencies } from './verify-agencies.ts';
import { revokedWords } from './words.ts';

type Revoked = { kind: VerificationKind; reason: string };

/**
 * Written beside what was approved, as a decision of its own: the approval stays in the history, its
 * files go when they are due, and the person reads the reason where they ask again.
 */
export async function revokeVerification(
  platform: Platform,
  actor: Actor,
  userId: string,
  { kind, reason }: Revoked,
) {
  await platform.transaction(async (tx) => {
    const status = await lockVerification(tx, userId, kind);
    if (status === undefined) throw new AppError('NOT_FOUND');
    if (status !== 'verified') throw new AppError('CONFLICT');
    const now = platform.clock.now();
    await insertRequest(tx, {
      id: newId(),
      userId,
      kind,
      statement: REVOKED_STATEMENT,
      status: 'rejected',
      reason,
      decidedByUserId: actor.user.id,
      decidedAt: now,
      createdAt: now,
      updatedAt: now,
    });
    await setVerification(tx, userId, kind, { status: 'rejected', updatedAt: now });
    if (kind === 'professional') await verifyAgencies(platform, tx, userId, false);
    const words = revokedWords(kind, reason);
    await notify(platform, tx, [userId], { kind: 'verification', ...words, link: '/account' });
    await audit(tx, platform.clock, actor, {
      act: 'verification.revoked',
      target: { kind: 'user', id: userId },
      difference: { kind, reason },
    });
    await tellChanged(platform, tx, userId);
  });
  return CHANGED;
}
