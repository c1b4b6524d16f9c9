import type { RepresentationTerms } from '@callboard/contract/representation';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  insertAssignments,
  insertRepresentations,
  insertRosterEntries,
} from './beginning/queries.ts';

/** A talent's place on a roster, and who of the team works with them. */
type Place = { portfolioId: string; talentProfileId: string; assigneeIds: readonly string[] };
type Beginning = Place & { terms: RepresentationTerms; requestedByUserId: string };

/** Represents talents from now on: what holds already stays as it is. */
export async function beginRepresentations(
  platform: Platform,
  tx: Transaction,
  beginnings: readonly Beginning[],
): Promise<void> {
  const now = platform.clock.now();
  const rows = beginnings.map(({ portfolioId, talentProfileId, terms, requestedByUserId }) => ({
    id: newId(),
    portfolioId,
    talentProfileId,
    ...terms,
    status: 'active' as const,
    requestedByUserId,
    startedAt: now,
    createdAt: now,
    updatedAt: now,
  }));
  await insertRepresentations(tx, rows);
  await takeOntoRoster(platform, tx, beginnings);
}

/** Puts those who are represented onto the roster, if they are not, and assigns these of the team. */
export async function takeOntoRoster(
  platform: Platform,
  tx: Transaction,
  places: readonly Place[],
): Promise<void> {
  const createdAt = platform.clock.now();
  const entries = places.map(({ portfolioId, talentProfileId }) => ({
    portfolioId,
    talentProfileId,
    createdAt,
  }));
  await insertRosterEntries(tx, entries);
  const assigned = places.flatMap(({ portfolioId, talentProfileId, assigneeIds }) =>
    assigneeIds.map((userId) => ({ portfolioId, talentProfileId, userId, createdAt })),
  );
  await insertAssignments(tx, assigned);
}
