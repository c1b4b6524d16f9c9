import type { ErrorDetail } from '@callboard/contract/error-logs';
import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentError } from './present-error.ts';
import { findError } from './queries.ts';

export async function getError({ db }: Platform, id: string): Promise<ErrorDetail> {
  const found = await findError(db, id);
  if (found === undefined) throw new AppError('NOT_FOUND');
  const { error, person, resolver } = found;
  return {
    ...presentError(error),
    fingerprint: error.fingerprint,
    stack: error.stack,
    componentStack: error.componentStack,
    userAgent: error.userAgent,
    person: person && { id: person.id, name: nameOf(person) },
    resolvedBy: resolver && nameOf(resolver),
  };
}

const nameOf = (person: { firstName: string; lastName: string }) =>
  `${person.firstName} ${person.lastName}`;
