import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findProduction } from '../facts/queries.ts';
import { rightsOf } from '../policy.ts';
import { findProductionStanding } from '../queries.ts';
import { mayOutsiderLook } from './may-outsider-look.ts';
import { ndaTextOf } from './nda-text.ts';
import { insertAgreement } from './queries.ts';
import { wasSentPapers } from './was-sent-papers.ts';

/** Keeps who agreed, when, and to which words. The team needs no agreement. */
export async function agreeToNda(platform: Platform, actor: Actor, productionId: string) {
  const userId = actor.user.id;
  const standing = await findProductionStanding(platform.db, productionId, userId);
  if (standing === undefined) throw new AppError('NOT_FOUND');
  if (rightsOf(actor, standing) !== undefined) return;
  const hasReason =
    (await mayOutsiderLook(platform, actor, { productionId, roleId: null })) ||
    (await wasSentPapers(platform, actor, { productionId, fileId: null }));
  if (!hasReason) throw new AppError('NOT_FOUND');
  await platform.transaction(async (tx) => {
    const agreedAt = platform.clock.now();
    const isNew = await insertAgreement(tx, { productionId, userId, agreedAt });
    if (!isNew) return;
    const production = await findProduction(tx, productionId);
    await audit(tx, platform.clock, actor, {
      act: 'productions.nda-agreed',
      target: { kind: 'production', id: productionId },
      difference: { text: ndaTextOf(production?.ndaText ?? null) },
    });
  });
}
