import type { Actor } from '../../platform/actor.ts';

/** What somebody looks for is nobody else's business. */
export function mayKeepSearch({ user }: Actor, search: { userId: string }): boolean {
  return search.userId === user.id;
}
