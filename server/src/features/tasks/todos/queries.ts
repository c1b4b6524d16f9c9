import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { todos } from '../tables.ts';

export type TodoRow = typeof todos.$inferSelect;

export async function findTodo(db: Queryable, id: string): Promise<TodoRow | undefined> {
  const [todo] = await db.select().from(todos).where(eq(todos.id, id));
  return todo;
}

export function countOpenTodos(db: Queryable, userId: string): Promise<number> {
  return db.$count(todos, and(eq(todos.userId, userId), isNull(todos.doneAt)));
}

export async function insertTodo(db: Queryable, todo: TodoRow): Promise<void> {
  await db.insert(todos).values(todo);
}

export async function updateTodo(
  db: Queryable,
  id: string,
  changes: Partial<TodoRow> & { updatedAt: Date },
): Promise<void> {
  await db.update(todos).set(changes).where(eq(todos.id, id));
}

export async function deleteTodo(db: Queryable, id: string): Promise<void> {
  await db.delete(todos).where(eq(todos.id, id));
}
