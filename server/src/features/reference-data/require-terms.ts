import type { FieldErrors } from '@callboard/contract/errors';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listKnownTerms, type TermList } from './queries.ts';

/** A term that a field of a form refers to; none needs no check. */
export type Reference = { list: TermList; field: string; id: string | null | undefined };

/** Refuses a form that refers to terms there are not, and names each field that does. */
export async function requireTerms(db: Queryable, references: readonly Reference[]) {
  const fields = await findTermProblems(db, references);
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });
}

/** The fields that refer to terms there are not, for a form that has more to be checked. */
export async function findTermProblems(
  db: Queryable,
  references: readonly Reference[],
): Promise<FieldErrors> {
  const given = references.flatMap(({ list, field, id }) => (id ? [{ list, field, id }] : []));
  if (given.length === 0) return {};
  const known = await listKnownTerms(db, given);
  const unknown = given.filter(({ list, id }) => !known.has(`${list} ${id}`));
  return Object.fromEntries(unknown.map(({ field }) => [field, 'Please choose from the list']));
}
