import type { Shortlist, ShortlistForm } from '@callboard/contract/shortlists';
import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { updateShortlist } from '../queries.ts';
import { lockOwnShortlist } from '../require-shortlist.ts';
import { tellTeam } from '../tell-team.ts';
import { getSummary } from './list-shortlists.ts';
import { requireOwnRole } from './require-own-role.ts';

type Changes = { [Field in keyof ShortlistForm]?: ShortlistForm[Field] | undefined };

export async function changeShortlist(
  platform: Platform,
  actor: Actor,
  shortlistId: string,
  { name, roleId }: Changes,
): Promise<Shortlist> {
  return platform.transaction(async (tx) => {
    const { productionId } = await lockOwnShortlist(tx, actor, shortlistId, 'review');
    await requireOwnRole(tx, productionId, roleId);
    await updateShortlist(tx, shortlistId, {
      ...(name !== undefined && { name }),
      ...(roleId !== undefined && { roleId }),
      updatedAt: platform.clock.now(),
    });
    await tellTeam(platform, tx, { productionId, shortlistId });
    return getSummary(platform.within(tx), actor, shortlistId);
  });
}
