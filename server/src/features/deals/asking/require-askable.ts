import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireRole } from '../../productions/require-rights.ts';
import { listVisibleTalents } from '../../talent-profiles/find-talent.ts';
import { lockRole } from '../about/queries.ts';
import { listApplicants } from './queries.ts';

type Asked = { roleId: string; talentProfileIds: readonly string[] };

/**
 * A role for which the actor may ask these talents something: each applied to it, or is someone whom
 * the actor may see. Where one is not, nobody is asked.
 */
export async function requireAskable(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  { roleId, talentProfileIds }: Asked,
) {
  const role = await requireRole(tx, actor, roleId, 'review');
  if ((await lockRole(tx, roleId)).isCancelled) throw new AppError('ROLE_CANCELLED');
  const visible = await listVisibleTalents(platform.within(tx), actor, talentProfileIds);
  const askable = new Set([
    ...visible.map(({ id }) => id),
    ...(await listApplicants(tx, roleId, talentProfileIds)),
  ]);
  if (talentProfileIds.some((id) => !askable.has(id))) throw new AppError('NOT_FOUND');
  return role;
}
