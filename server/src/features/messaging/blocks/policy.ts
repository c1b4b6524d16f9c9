import type { Role } from '@callboard/contract/roles';
import type { Actor } from '../../../platform/actor.ts';

type Person = { userId: string; role: Role };

/** Whom someone may refuse: everyone but themselves and Callboard's own staff. */
export function mayBlock({ user }: Actor, person: Person): boolean {
  return person.userId !== user.id && person.role !== 'admin';
}
