import { LIMITS } from '@callboard/contract/limits';
import type { Representation, RepresentationTerms } from '@callboard/contract/representation';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockPortfolio } from '../../business-portfolios/require-portfolio.ts';
import { getVisibleTalent } from '../../talent-profiles/find-talent.ts';
import { askFor } from './ask-for.ts';
import { mayAsk, mayMeet } from './policy.ts';
import { countTalents, findPlace, lockTalent } from './queries.ts';

type Request = RepresentationTerms & { talentProfileId: string };

/** Asks a talent whom the agent may see to be represented. Nothing holds before they confirm. */
export async function requestRepresentation(
  platform: Platform,
  actor: Actor,
  portfolioId: string,
  { talentProfileId, ...terms }: Request,
): Promise<Representation> {
  return platform.transaction(async (tx) => {
    const { portfolio, role } = await lockPortfolio(tx, actor, portfolioId);
    await lockTalent(tx, talentProfileId);
    const pair = { portfolioId, talentProfileId };
    const place = await findPlace(tx, pair, actor.user.id);
    const isAssigned = place?.isAssigned ?? false;
    if (!mayAsk(actor, { portfolio, memberRole: role, isAssigned })) {
      throw new AppError('FORBIDDEN');
    }
    const talent = await getVisibleTalent(platform.within(tx), actor, talentProfileId);
    if (place === undefined || !mayMeet({ portfolio }, talent)) throw new AppError('NOT_FOUND');
    // A profile that another agency keeps has nobody yet who could answer.
    if (!place.isClaimed && !place.isOnRoster) throw new AppError('NOT_FOUND');
    if (!place.isOnRoster) await requireRoom(tx, portfolioId);
    return askFor(platform, tx, actor, {
      pair,
      terms,
      replacesId: null,
      isAnsweredByNobody: !place.isClaimed,
    });
  });
}

async function requireRoom(tx: Transaction, portfolioId: string): Promise<void> {
  if ((await countTalents(tx, portfolioId)) < LIMITS.rosterTalents) return;
  const most = LIMITS.rosterTalents.toLocaleString('en-GB');
  throw new AppError('PLAN_LIMIT_REACHED', {
    message: `A roster holds no more than ${most} talents.`,
  });
}
