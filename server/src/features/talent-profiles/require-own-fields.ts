import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Standing } from './policy.ts';
import { maySeeField } from './visible-fields.ts';

/** Nobody writes what they may not read: an agent does not fill in a date of birth. */
export function requireOwnFields(actor: Actor, talent: Standing, changes: object): void {
  const unseen = Object.keys(changes).filter((field) => !maySeeField(actor, talent, field));
  if (unseen.length === 0) return;
  const fields = Object.fromEntries(
    unseen.map((field) => [field, 'Only the talent can change this']),
  );
  throw new AppError('FORBIDDEN', { fields });
}
