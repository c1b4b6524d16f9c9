import type { Child } from '@callboard/contract/children';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { maySeePerson } from '../account/policy.ts';
import { presentChild } from './present-child.ts';
import { listChildren as listRows } from './queries.ts';

export async function listChildren({ db, clock }: Platform, actor: Actor) {
  const rows = await listRows(db, { guardianId: actor.user.id, now: clock.now() });
  const items = rows
    .filter((row) => maySeePerson(actor, row))
    .map((row) => presentChild(clock, row));
  return { items, nextCursor: null };
}

/** One of them, after something was done about it. */
export async function getChild(
  { clock }: Pick<Platform, 'clock'>,
  db: Queryable,
  actor: Actor,
  profileId: string,
): Promise<Child> {
  const which = { guardianId: actor.user.id, profileId, now: clock.now() };
  const [row] = await listRows(db, which);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return presentChild(clock, row);
}
