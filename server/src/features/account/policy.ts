import type { Actor } from '../../platform/actor.ts';

/** Someone suspended is out of everyone's sight but the admins'. */
export function maySeePerson(actor: Actor, person: { suspendedAt: Date | null }): boolean {
  return person.suspendedAt === null || actor.user.role === 'admin';
}
