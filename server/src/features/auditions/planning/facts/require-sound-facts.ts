import type { FieldErrors } from '@callboard/contract/errors';
import { AppError } from '../../../../platform/app-error.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import { countOwnFiles, listCastRoleIds } from '../queries.ts';

type Facts = {
  roleIds: readonly string[];
  /** Roles that it has already: one that was cancelled since may stay. */
  roleIdsBefore: readonly string[];
  sidesFileIds: readonly string[];
  /** Of a self-tape; of one that has slots there is none. */
  due: { at: Date | null; before: Date | null } | undefined;
  now: Date;
};

/** Refuses what refers to something that is not there, all of it at once. The roles still being cast. */
export async function requireSoundFacts(
  db: Queryable,
  productionId: string,
  { roleIds, roleIdsBefore, sidesFileIds, due, now }: Facts,
): Promise<string[]> {
  const fields: FieldErrors = {};
  const cast = await listCastRoleIds(db, productionId, roleIds);
  const known = new Set([...cast, ...roleIdsBefore]);
  if (roleIds.some((id) => !known.has(id))) {
    fields.roleIds = 'Please choose roles of this production that are being cast';
  }
  const fileIds = [...new Set(sidesFileIds)];
  if (fileIds.length > 0 && (await countOwnFiles(db, productionId, fileIds)) < fileIds.length) {
    fields.sidesFileIds = 'Please choose files of this production';
  }
  const problem = due && findDueProblem(due, now);
  if (problem) fields.dueAt = problem;
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });
  return cast;
}

function findDueProblem({ at, before }: NonNullable<Facts['due']>, now: Date): string | undefined {
  if (at === null) return 'Please say until when the tape is due';
  const isOther = at.getTime() !== before?.getTime();
  return isOther && at <= now ? 'Please choose a time to come' : undefined;
}
