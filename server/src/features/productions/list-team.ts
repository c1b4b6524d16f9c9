import type { Queryable } from '../../platform/database/database.ts';
import { listTeamUserIds } from './queries.ts';

/** Everyone who works on a production: whoever made it and the colleagues asked to. */
export function listTeam(db: Queryable, productionId: string): Promise<string[]> {
  return listTeamUserIds(db, productionId);
}
