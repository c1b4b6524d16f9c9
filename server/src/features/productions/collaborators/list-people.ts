import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireProduction } from '../require-rights.ts';
import { presentPerson } from './present-person.ts';
import { listCollaborators, listColleagues } from './queries.ts';

/** Whom a client may ask to work on something. */
export async function getColleagues({ db }: Platform, actor: Actor) {
  const rows = await listColleagues(db, actor.user.id);
  return { items: rows.map(presentPerson), nextCursor: null };
}

/** Who works on a production. Whoever made it may do everything. */
export async function getCollaborators({ db }: Platform, actor: Actor, productionId: string) {
  await requireProduction(db, actor, productionId);
  const rows = await listCollaborators(db, productionId);
  const items = rows.map(({ rights, isCreator, ...person }) => ({
    ...presentPerson(person),
    isCreator,
    rights: isCreator ? ('manage' as const) : (rights ?? ('view' as const)),
  }));
  return { items, nextCursor: null };
}
