import type { Actor } from '../../../platform/actor.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { presentSide, type TalentSide } from '../get-talent.ts';
import { agenciesBetween, mayFollow } from '../policy.ts';
import { listTalentsWithAgencies, type TalentWithAgencies } from '../queries.ts';
import { type Submitter, submitterOf } from './policy.ts';
import { listAgreements } from './queries.ts';

export type SubmittingSide = TalentSide & {
  /** As whom the actor submits the talent to work of this type. */
  submitterFor: (productionTypeId: string) => Submitter | undefined;
};

/**
 * How an actor stands to several talents when it comes to submitting them, by talent; strangers to one
 * have no side there. Through one agency: as if there were no other.
 */
export async function listSides(
  db: Queryable,
  actor: Actor,
  talentProfileIds: readonly string[],
  portfolioId?: string,
): Promise<Map<string, SubmittingSide>> {
  if (talentProfileIds.length === 0) return new Map();
  const all = await listTalentsWithAgencies(db, talentProfileIds, actor.user.id);
  const own = all.flatMap((standing) => ownSide(actor, standing, portfolioId));
  const agreements = Map.groupBy(
    await listAgreements(db, talentProfileIds),
    ({ talentProfileId }) => talentProfileId,
  );
  return new Map(
    own.map((standing) => {
      const { profileId } = standing.talent;
      const agreed = agreements.get(profileId) ?? [];
      const submitterFor = (typeId: string) => submitterOf(actor, standing, agreed, typeId);
      return [profileId, { ...presentSide(actor, standing), submitterFor }];
    }),
  );
}

function ownSide(actor: Actor, standing: TalentWithAgencies, portfolioId: string | undefined) {
  if (portfolioId === undefined) return mayFollow(actor, standing) ? [standing] : [];
  const agencies = standing.agencies.filter(({ portfolio }) => portfolio.id === portfolioId);
  const through = { ...standing, agencies };
  return agenciesBetween(actor, through).length > 0 ? [through] : [];
}
