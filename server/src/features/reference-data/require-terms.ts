import type { FieldErrors } from '@callboard/contract/errors';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listKnownTerms, type TermList } from './queries.ts';

/** A term that a field of a form refers to; none needs no check. */
export type Reference = { list: TermList; field: string; id: string | null | undefined };

/** Refuses a form that refers to terms there are not, and names each field that does. */
export async function requireTerms(db: Queryable, references: readonly Reference[]) {
  const given = references.flatMap(({ list, field, id }) => (id ? [{ list, field, id }] : []));
  if (given.length === 0) return;
  const known = await listKnownTerms(db, given);
  const fields: FieldErrors = {};
  for (const { list, field, id } of given) {
    if (!known.has(`${list} ${id}`)) fields[field] = 'Please choose from the list';
  }
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });
}
