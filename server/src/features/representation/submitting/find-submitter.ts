import type { Actor } from '../../../platform/actor.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { findTalentWithAgencies } from '../queries.ts';
import { type Submitter, submitterOf } from './policy.ts';
import { listAgreements } from './queries.ts';

type Asked = { talentProfileId: string; productionTypeId: string };

/** As whom someone of a talent's side submits them to work of this type; strangers do not. */
export async function findSubmitter(
  db: Queryable,
  actor: Actor,
  { talentProfileId, productionTypeId }: Asked,
): Promise<Submitter | undefined> {
  const standing = await findTalentWithAgencies(db, { talentProfileId }, actor.user.id);
  if (standing === undefined) return undefined;
  const agreements = await listAgreements(db, [talentProfileId]);
  return submitterOf(actor, standing, agreements, productionTypeId);
}
