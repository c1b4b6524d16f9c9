import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countAuditionsToCome } from '../../auditions/planning/cancelling/count-auditions-to-come.ts';
import { requireProduction } from '../require-rights.ts';
import { countCasting } from './queries.ts';

/** What cancelling a production would end, and for how many. */
export async function getCancelling(platform: Platform, actor: Actor, productionId: string) {
  await requireProduction(platform.db, actor, productionId);
  const [casting, toCome] = await Promise.all([
    countCasting(platform.db, productionId),
    countAuditionsToCome(platform, productionId),
  ]);
  return { ...casting, ...toCome };
}
