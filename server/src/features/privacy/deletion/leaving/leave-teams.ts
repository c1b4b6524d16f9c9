import type { Actor } from '../../../../platform/actor.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { removePortfolio } from '../../../business-portfolios/ending/remove-portfolio.ts';
import { leavePortfolio } from '../../../business-portfolios/ownership/leave-portfolio.ts';
import { transferPortfolio } from '../../../business-portfolios/ownership/transfer-portfolio.ts';
import { removeCollaborator } from '../../../productions/collaborators/remove-collaborator.ts';
import { changeProduction } from '../../../productions/facts/change-production.ts';
import { attempt } from './attempt.ts';
import {
  listCollaborations,
  listLonely,
  listMemberships,
  listOwned,
  passProductions,
} from './queries.ts';

/**
 * Businesses and productions of nobody else end; in those with others, the others go on. Whoever took
 * somebody into a business since asking to be deleted leaves it to them.
 */
export async function leaveTeams(platform: Platform, actor: Actor): Promise<void> {
  const { db } = platform;
  const { id: userId } = actor.user;
  for (const { id, name, heirUserId } of await listOwned(db, userId)) {
    if (heirUserId === null)
      await attempt(platform, { what: 'business', id }, removePortfolio(platform, actor, id, name));
    else
      await attempt(
        platform,
        { what: 'business', id },
        transferPortfolio(platform, actor, id, heirUserId),
      );
  }
  for (const { id } of await listMemberships(db, userId)) {
    await attempt(platform, { what: 'membership', id }, leavePortfolio(platform, actor, id));
  }
  for (const { id } of await listLonely(db, userId)) {
    await attempt(
      platform,
      { what: 'production', id },
      changeProduction(platform, actor, id, { status: 'cancelled' }),
    );
  }
  for (const { id: productionId } of await listCollaborations(db, userId)) {
    await attempt(
      platform,
      { what: 'collaboration', id: productionId },
      removeCollaborator(platform, actor, { productionId, userId }),
    );
  }
  await platform.transaction((tx) => passProductions(tx, userId));
}
