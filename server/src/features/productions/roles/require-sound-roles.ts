import type { FieldErrors } from '@callboard/contract/errors';
import type { RoleForm } from '@callboard/contract/role-form';
import { roleProblems } from '@callboard/contract/role-problems';
import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { findTermProblems } from '../../reference-data/require-terms.ts';
import { listOwnFileIds, listRoleIds } from './queries.ts';
import { termsOfRole } from './terms-of-role.ts';

/** A role as it is going to be, and how it differs from what is kept: a new one in everything. */
export type WrittenRole = {
  /** Of one that is there already. */
  id?: string;
  whole: RoleForm;
  changes: Partial<RoleForm>;
  /** Where its fields stand in what was sent: `roles.2.`. */
  path: string;
};

/**
 * Refuses roles of a production that do not hold together or that refer to what is not there, and
 * names every such field at once. What a change leaves as it is was found sound before.
 */
export async function requireSoundRoles(
  tx: Transaction,
  productionId: string,
  roles: readonly WrittenRole[],
): Promise<void> {
  const fields: FieldErrors = {};
  for (const { path, whole } of roles) {
    for (const [field, problem] of Object.entries(roleProblems(whole))) {
      fields[path + field] = problem;
    }
  }
  const references = roles.flatMap(({ path, changes }) =>
    termsOfRole(changes).map((reference) => ({ ...reference, field: path + reference.field })),
  );
  Object.assign(fields, await findTermProblems(tx, references));
  Object.assign(fields, await findCoverProblems(tx, productionId, roles));
  Object.assign(fields, await findSidesProblems(tx, productionId, roles));
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });
}

/** Only another role of the same production can be covered. */
async function findCoverProblems(
  tx: Transaction,
  productionId: string,
  roles: readonly WrittenRole[],
): Promise<FieldErrors> {
  const covering = roles.filter(({ changes }) => changes.coversRoleIds?.length);
  if (covering.length === 0) return {};
  const known = new Set(await listRoleIds(tx, productionId));
  const wrong = covering.filter(({ id, changes }) =>
    changes.coversRoleIds?.some((covered) => covered === id || !known.has(covered)),
  );
  const problem = 'Please choose other roles of this production';
  return Object.fromEntries(wrong.map(({ path }) => [`${path}coversRoleIds`, problem]));
}

async function findSidesProblems(
  tx: Transaction,
  productionId: string,
  roles: readonly WrittenRole[],
): Promise<FieldErrors> {
  const given = roles.flatMap(({ path, changes }) => {
    const fileId = changes.selfTape?.sidesFileId;
    return fileId ? [{ field: `${path}selfTape.sidesFileId`, fileId }] : [];
  });
  if (given.length === 0) return {};
  const fileIds = given.map(({ fileId }) => fileId);
  const known = new Set(await listOwnFileIds(tx, productionId, fileIds));
  const wrong = given.filter(({ fileId }) => !known.has(fileId));
  const problem = 'Please choose a file of this production';
  return Object.fromEntries(wrong.map(({ field }) => [field, problem]));
}
