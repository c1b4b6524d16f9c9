import type { Actor } from '../../../platform/actor.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { agenciesBetween, isOwn } from '../policy.ts';
import { findTalentWithAgencies } from '../queries.ts';
import { fieldOf } from './fields.ts';
import { agreementsOn, mayAgencySubmit, mayTalentSubmit } from './policy.ts';
import { listAgreements } from './queries.ts';

type Asked = { talentProfileId: string; productionTypeId: string };

export type Submitter = {
  /** The agency through which an agent submits; none where talent or guardian do it themselves. */
  agency: { id: string; name: string } | null;
  /** Whether what was agreed on leaves it to them. What no agreement is about, both sides may do. */
  isAgreed: boolean;
};

/** As whom someone of a talent's side submits them to work of this type; strangers do not. */
export async function findSubmitter(
  db: Queryable,
  actor: Actor,
  { talentProfileId, productionTypeId }: Asked,
): Promise<Submitter | undefined> {
  const standing = await findTalentWithAgencies(db, { talentProfileId }, actor.user.id);
  if (standing === undefined) return undefined;
  const all = await listAgreements(db, talentProfileId);
  const agreements = agreementsOn(all, fieldOf(productionTypeId));
  if (isOwn(actor, standing)) return { agency: null, isAgreed: mayTalentSubmit(agreements) };

  const agencies = agenciesBetween(actor, standing).map(({ portfolio }) => portfolio);
  const agreed = agencies.find(({ id }) => mayAgencySubmit(agreements, id));
  const agency = agreed ?? agencies[0];
  if (agency === undefined) return undefined;
  return { agency: { id: agency.id, name: agency.name }, isAgreed: agreed !== undefined };
}
