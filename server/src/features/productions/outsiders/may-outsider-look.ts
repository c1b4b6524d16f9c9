import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { standToProduction } from '../../casting-calls/opportunities/of-production/stand-to-production.ts';
import { isOfTalentSide, mayLookIn } from '../policy.ts';

type Where = { productionId: string; roleId: string | null };

/**
 * Whether someone who is not of the team may look into a production, or into one role of it: a call is
 * open to them, or an application of theirs lives.
 */
export async function mayOutsiderLook(
  platform: Platform,
  actor: Actor,
  where: Where,
): Promise<boolean> {
  if (!isOfTalentSide(actor)) return false;
  return mayLookIn(actor, await standToProduction(platform, actor, where));
}
