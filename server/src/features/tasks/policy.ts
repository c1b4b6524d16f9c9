import type { Actor } from '../../platform/actor.ts';

/** What somebody has noted for themselves is nobody else's business. */
export function mayKeepTodo({ user }: Actor, todo: { userId: string }): boolean {
  return todo.userId === user.id;
}
