import { LIMITS } from '@callboard/contract/limits';
import type { RosterCandidate } from '@callboard/contract/roster';
import type { Actor } from '../../../../platform/actor.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { requirePortfolio } from '../../../business-portfolios/require-portfolio.ts';
import { withIsMinor } from '../../../talent-profiles/is-minor.ts';
import { maySeeTalent } from '../../../talent-profiles/policy.ts';
import { photoUrlOf } from '../../../talent-profiles/present-talent-profile.ts';
import { findCandidatesByEmail, findCandidatesByName } from './queries.ts';

const CANDIDATES = 10;

/** Talents on Callboard whom an admin of the portfolio may see and could ask. */
export async function findCandidates(
  platform: Platform,
  actor: Actor,
  portfolioId: string,
  query: string,
) {
  const { db, clock } = platform;
  const { portfolio } = await requirePortfolio(db, actor, portfolioId, 'manage');
  if (query.length < LIMITS.searchLengthMin) return { items: [], nextCursor: null };
  const find = query.includes('@') ? findCandidatesByEmail : findCandidatesByName;
  const rows = await find(db, query, {
    portfolioId,
    viewerId: actor.user.id,
    isWithMinors: portfolio.verifiedAt !== null,
    now: clock.now(),
    limit: CANDIDATES,
  });
  const items = rows
    .map((row) => withIsMinor(clock, row))
    .filter((talent) => maySeeTalent(actor, talent))
    .map((talent): RosterCandidate => {
      const { id, name, headline, isMinor, isOnRoster, isAsked } = talent;
      const place = isMinor ? talent.region : (talent.city ?? talent.region);
      const standing = isOnRoster ? 'represented' : isAsked ? 'asked' : null;
      return { talentProfileId: id, name, photoUrl: photoUrlOf(talent), place, headline, standing };
    });
  return { items, nextCursor: null };
}
