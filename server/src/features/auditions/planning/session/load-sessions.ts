import type { Queryable } from '../../../../platform/database/database.ts';
import type { AuditionRow } from '../queries.ts';
import type { LoadedSession } from './present-summary.ts';
import { listPlannedSeats, listRolesOf, listSent, listSidesOf } from './queries.ts';

/** Sessions with what was planned and what was sent, however many of them in four statements. */
export async function loadSessions(
  db: Queryable,
  auditions: readonly AuditionRow[],
): Promise<LoadedSession[]> {
  if (auditions.length === 0) return [];
  const ids = auditions.map(({ id }) => id);
  // One after the other: in a transaction there is one connection.
  const roles = await listRolesOf(db, ids);
  const sides = await listSidesOf(db, ids);
  const seats = await listPlannedSeats(db, ids);
  const sent = await listSent(db, ids);
  const of = <Row extends { auditionId: string }>(rows: readonly Row[]) => {
    const bySession = Map.groupBy(rows, ({ auditionId }) => auditionId);
    return (id: string) => bySession.get(id) ?? [];
  };
  const [rolesOf, sidesOf, seatsOf, sentOf] = [of(roles), of(sides), of(seats), of(sent)];
  return auditions.map((audition) => ({
    audition,
    roles: rolesOf(audition.id),
    sidesFileIds: sidesOf(audition.id).map(({ fileId }) => fileId),
    seats: seatsOf(audition.id),
    sent: sentOf(audition.id),
  }));
}
