import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { titleForOutsiders } from '../../productions/conditions.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { productions } from '../../productions/tables.ts';
import { talentName } from '../../talent-profiles/conditions.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';

/** Who reads it decides what a secret production is called. */
export type Reader = 'team' | 'own';

/** As many rows as a list without pages shows. */
export const SHOWN = 1000;

/** What a deal is about; role, production, talent and the talent's user are joined. */
export const aboutFor = (reader: Reader) => ({
  roleId: productionRoles.id,
  roleTitle: productionRoles.title,
  productionTitle: reader === 'team' ? sql<string>`${productions.title}` : titleForOutsiders,
  talent: { id: talentProfiles.id, photoKey: talentProfiles.photoKey },
  talentName,
});

/**
 * Until the transaction ends, the role is not cancelled. Locked before talents, applications and
 * holds, as whoever cancels it does: nobody waits for each other.
 */
export async function lockRole(tx: Transaction, roleId: string) {
  const [role] = await tx
    .select({ cancelledAt: productionRoles.cancelledAt })
    .from(productionRoles)
    .where(eq(productionRoles.id, roleId))
    .for('share');
  return { isCancelled: role !== undefined && role.cancelledAt !== null };
}
