import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireRole } from '../../productions/require-rights.ts';
import { findConflicts } from './find-conflicts.ts';
import { presentCheck } from './present-check.ts';
import { listChecksOfRole } from './queries.ts';

/** Who was asked for a role: everyone, or these. */
export async function listOfRole(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  roleId: string,
  talentProfileIds?: readonly string[],
) {
  const { productionId } = await requireRole(db, actor, roleId);
  const rows = await listChecksOfRole(db, roleId, talentProfileIds);
  const { timeZone } = actor.user;
  const conflicts = await findConflicts(db, { productionId, timeZone }, rows);
  const items = rows.map((row) => ({ ...presentCheck(row), hasConflict: conflicts.has(row.id) }));
  return { items, nextCursor: null };
}
