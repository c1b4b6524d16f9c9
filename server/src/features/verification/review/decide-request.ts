import type { Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/notify.ts';
import { lockPending } from '../lock-pending.ts';
import { setVerification } from '../queries.ts';
import { CHANGED, tellChanged } from '../tell-changed.ts';
import { updateDecided } from './queries.ts';
import { verifyAgencies } from './verify-agencies.ts';
import { APPROVED, rejectedWords } from './words.ts';

type Decision = { decision: 'approve' | 'reject'; reason: string | null };

/** Once: of two admins the second is told that it was decided in the meantime. */
export async function decideRequest(
  platform: Platform,
  actor: Actor,
  requestId: string,
  { decision, reason: said }: Decision,
) {
  const isApproved = decision === 'approve';
  const reason = isApproved ? null : said;
  await platform.transaction(async (tx) => {
    const { userId, kind } = await lockPending(tx, requestId);
    const now = platform.clock.now();
    const status = isApproved ? 'approved' : 'rejected';
    const decidedByUserId = actor.user.id;
    await updateDecided(tx, requestId, { status, reason, decidedByUserId, decidedAt: now });
    const standing = isApproved ? 'verified' : 'rejected';
    await setVerification(tx, userId, kind, { status: standing, updatedAt: now });
    if (isApproved && kind === 'professional') await verifyAgencies(platform, tx, userId, true);
    const words = isApproved ? APPROVED[kind] : rejectedWords(kind, reason ?? '');
    await notify(platform, tx, [userId], { kind: 'verification', ...words, link: '/account' });
    await audit(tx, platform.clock, actor, {
      act: `verification.${status}`,
      target: { kind: 'verification-request', id: requestId },
      difference: { userId, kind, ...(reason !== null && { reason }) },
    });
    await tellChanged(platform, tx, userId);
  });
  return CHANGED;
}
