import { eq } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { users } from '../auth/tables.ts';

/** Whose data or account it is about. */
export async function getPerson(db: Queryable, userId: string) {
  const { id, email, role, firstName, lastName, deletedAt } = users;
  const [person] = await db
    .select({ id, email, role, firstName, lastName, deletedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (person === undefined) throw new AppError('NOT_FOUND');
  return person;
}
export type Person = Awaited<ReturnType<typeof getPerson>>;
