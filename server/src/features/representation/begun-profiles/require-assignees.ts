import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { listTeam } from './queries.ts';

/** Talents are assigned to people of the team alone. */
export async function requireAssignees(
  db: Queryable,
  portfolioId: string,
  assigneeIds: readonly string[],
): Promise<void> {
  if (assigneeIds.length === 0) return;
  const team = new Set((await listTeam(db, portfolioId)).map(({ userId }) => userId));
  if (assigneeIds.every((userId) => team.has(userId))) return;
  throw new AppError('INVALID_INPUT', {
    fields: { assigneeIds: 'Please choose people of your team' },
  });
}
