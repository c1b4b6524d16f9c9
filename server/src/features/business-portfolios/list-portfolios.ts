import { LIMITS } from '@callboard/contract/limits';
import type { Actor } from '../../platform/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentPortfolio } from './present-portfolio.ts';
import { listJoinedPortfolios, listOwnedPortfolios } from './queries.ts';

export async function listPortfolios(platform: Platform, actor: Actor) {
  const [owned, member] = await Promise.all([
    listOwnedPortfolios(platform.db, actor.user.id, LIMITS.pageSizeMax),
    listJoinedPortfolios(platform.db, actor.user.id, LIMITS.pageSizeMax),
  ]);
  return { owned: owned.map(presentPortfolio), member: member.map(presentPortfolio) };
}
