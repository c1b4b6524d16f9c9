import type { CastingCall } from '@callboard/contract/casting-calls';
import type { Actor } from '../../../../platform/actor.ts';
import { AppError } from '../../../../platform/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { asksOf } from '../../../fit/asks-of.ts';
import { getTalentFacts } from '../../../fit/get-talent-facts.ts';
import { judge, reasonsFor } from '../../../fit/judge.ts';
import { isFor } from '../policy.ts';
import { kindOf, presentOpportunity } from '../present-opportunity.ts';
import { findVisibleCall } from './find-visible-call.ts';
import { getAbilities } from './get-abilities.ts';
import { presentProduction, presentSides } from './present-production.ts';
import { findWholeCall, listDates, listRoleTitles, listSiblings, listSides } from './queries.ts';

type Asked = { callId: string; talentProfileId?: string | undefined };

/** A call with all its facts. A talent who names nobody reads it for themselves. */
export async function getCall(
  platform: Platform,
  actor: Actor,
  { callId, ...asked }: Asked,
): Promise<CastingCall> {
  const { db } = platform;
  const talentProfileId = asked.talentProfileId ?? actor.user.talentProfileId ?? undefined;
  const { audience } = await findVisibleCall(db, actor, callId, asked.talentProfileId);
  const found = await findWholeCall(db, { callId, userId: actor.user.id, talentProfileId });
  if (found === undefined) throw new AppError('NOT_FOUND');
  const { shown, call, role, production } = found;
  const now = platform.clock.now();
  const [talent, sides, dates, coversRoles, siblings] = await Promise.all([
    talentProfileId === undefined ? undefined : getTalentFacts(platform, talentProfileId),
    listSides(db, { productionId: production.id, roleId: role.id }),
    listDates(db, production.id),
    listRoleTitles(db, role.coversRoleIds),
    listSiblings(db, { callId, breakdownId: shown.breakdownId, now }),
  ]);
  const asks = asksOf(role);
  const applicant =
    talent && talentProfileId ? { ...talent, profileId: talentProfileId } : undefined;
  return {
    ...presentOpportunity(shown, {
      fit: talent ? judge(asks, talent) : null,
      reasons: talent ? reasonsFor(asks, talent) : [],
    }),
    status: call.status,
    version: call.version,
    role,
    coversRoles,
    ...presentProduction(found),
    dates,
    sides: presentSides(sides, found),
    siblings: siblings
      .filter((sibling) => isFor(audience, sibling))
      .map((sibling) => ({
        id: sibling.id,
        roleTitle: sibling.roleTitle,
        roleKind: kindOf(sibling),
      })),
    abilities: await getAbilities(platform, actor, found, applicant),
    hasAgreedToNda: found.hasAgreedToNda,
    hasReported: found.hasReported,
  };
}
