import type { Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { touchCallsOfProduction } from '../../casting-calls/touch-call.ts';
import { lockProduction, updateProduction } from '../facts/queries.ts';
import { requireProduction } from '../require-rights.ts';
import { forgetUnusedCover } from './forget-unused-cover.ts';

export async function removeCover(platform: Platform, actor: Actor, id: string): Promise<void> {
  await requireProduction(platform.db, actor, id, 'manage');
  await platform.transaction(async (tx) => {
    const folder = (await lockProduction(tx, id))?.coverFolder ?? null;
    if (folder === null) return;
    await updateProduction(tx, id, { coverFolder: null, updatedAt: platform.clock.now() });
    await touchCallsOfProduction(tx, platform.clock, id);
    await audit(tx, platform.clock, actor, {
      act: 'productions.cover-removed',
      target: { kind: 'production', id },
    });
    tx.afterCommit(() => forgetUnusedCover(platform, id, folder));
  });
}
