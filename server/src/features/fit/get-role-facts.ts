import type { Queryable } from '../../platform/database/database.ts';
import type { RoleFacts } from './facts.ts';
import { findRoleFacts } from './queries.ts';

/** What is compared of a role, as it is today. */
export async function getRoleFacts(db: Queryable, roleId: string): Promise<RoleFacts | undefined> {
  return findRoleFacts(db, roleId);
}
