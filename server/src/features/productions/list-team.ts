import type { Queryable } from '../../platform/database/database.ts';
import { listTeamUserIds } from './queries.ts';

/** Everyone who works on a production: whoever made it and the colleagues asked to. */
export async function listTeam(db: Queryable, productionId: string): Promise<string[]> {
  const rows = await listTeamUserIds(db, [productionId]);
  return rows.map(({ userId }) => userId);
}

/** The same of several productions. */
export async function listTeams(
  db: Queryable,
  productionIds: readonly string[],
): Promise<Map<string, string[]>> {
  const teams = new Map<string, string[]>();
  for (const { productionId, userId } of await listTeamUserIds(db, productionIds)) {
    teams.set(productionId, [...(teams.get(productionId) ?? []), userId]);
  }
  return teams;
}
