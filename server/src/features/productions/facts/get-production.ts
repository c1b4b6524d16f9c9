import type { CollaboratorRights } from '@callboard/contract/production-choices';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireProduction } from '../require-rights.ts';
import { presentProduction } from './present-production.ts';
import { findProduction } from './queries.ts';

export async function getProduction({ db }: Platform, actor: Actor, id: string) {
  const { rights } = await requireProduction(db, actor, id);
  return readProduction(db, id, rights);
}

/** As someone with these rights sees it. */
export async function readProduction(db: Queryable, id: string, rights: CollaboratorRights) {
  const production = await findProduction(db, id);
  if (production === undefined) throw new AppError('NOT_FOUND');
  return presentProduction(production, rights);
}
