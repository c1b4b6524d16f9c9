import type { BodyOf } from '@callboard/contract/endpoint';
import { LIMITS } from '@callboard/contract/limits';
import type { taskEndpoints } from '@callboard/contract/tasks';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mayKeepTodo } from '../policy.ts';
import {
  countOpenTodos,
  deleteTodo,
  findTodo,
  insertTodo,
  type TodoRow,
  updateTodo,
} from './queries.ts';

export async function addTodo(
  { db, clock }: Platform,
  { user }: Actor,
  form: BodyOf<typeof taskEndpoints.addTodo>,
) {
  if ((await countOpenTodos(db, user.id)) >= LIMITS.todos) {
    throw new AppError('PLAN_LIMIT_REACHED', {
      message: `There are ${LIMITS.todos} things to do already. Do one of them first.`,
    });
  }
  const now = clock.now();
  const todo = { ...form, id: newId(), userId: user.id, doneAt: null };
  const row = { ...todo, createdAt: now, updatedAt: now };
  await insertTodo(db, row);
  return present(row);
}

export async function changeTodo(
  { db, clock }: Platform,
  actor: Actor,
  id: string,
  { isDone, ...form }: BodyOf<typeof taskEndpoints.changeTodo>,
) {
  const before = requireOwn(actor, await findTodo(db, id));
  const now = clock.now();
  const doneAt = isDone ? (before.doneAt ?? now) : null;
  const changes = { ...form, ...(isDone !== undefined && { doneAt }), updatedAt: now };
  await updateTodo(db, id, changes);
  return present({ ...before, ...changes });
}

export async function removeTodo({ db }: Platform, actor: Actor, id: string): Promise<void> {
  requireOwn(actor, await findTodo(db, id));
  await deleteTodo(db, id);
}

function requireOwn(actor: Actor, todo: TodoRow | undefined): TodoRow {
  if (todo === undefined || !mayKeepTodo(actor, todo)) throw new AppError('NOT_FOUND');
  return todo;
}

function present({ doneAt, createdAt, ...todo }: TodoRow) {
  return {
    ...todo,
    doneAt: doneAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
