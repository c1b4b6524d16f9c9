import type { COVER_WIDTHS } from '@callboard/contract/productions';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mayOutsiderLook } from '../outsiders/may-outsider-look.ts';
import { rightsOf } from '../policy.ts';
import { findProductionStanding } from '../queries.ts';
import { coverKey } from './cover-place.ts';

type Asked = { id: string; width: (typeof COVER_WIDTHS)[number] };

/** The key of a cover. Of a confidential production it is for the team alone. */
export async function getCover(platform: Platform, actor: Actor, { id, width }: Asked) {
  const production = await findProductionStanding(platform.db, id, actor.user.id);
  if (!production?.coverFolder) throw new AppError('NOT_FOUND');
  if (rightsOf(actor, production) === undefined) {
    const where = { productionId: id, roleId: null };
    const isShown = !production.isConfidential && (await mayOutsiderLook(platform, actor, where));
    if (!isShown) throw new AppError('NOT_FOUND');
  }
  return coverKey(production.coverFolder, width);
}
