import { LIMITS } from '@callboard/contract/limits';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { requirePortfolio } from '../business-portfolios/require-portfolio.ts';
import { audienceThrough } from '../casting-calls/opportunities/audience.ts';
import { isFor } from '../casting-calls/opportunities/policy.ts';
import type { Posting } from '../casting-calls/opportunities/postings/list-postings.ts';
import { type Comparison, compareAll } from '../fit/compare-all.ts';
import { rosterScopeOf } from '../representation/policy.ts';
import { listSides } from '../representation/submitting/list-sides.ts';
import { listEditableTalents } from '../talent-profiles/find-talent.ts';
import { photoUrlOf } from '../talent-profiles/present-talent-profile.ts';
import { scoreOf } from './policy.ts';
import { presentStanding } from './present-standing.ts';
import { listLatestApplications, listRosterIds } from './queries.ts';

type Asked = { portfolioId: string; calls: readonly Posting[] };

/**
 * The talents of a portfolio whom the actor may act for, those who fit best first, each beside those
 * of the calls that are for them; of the calls, those that the actor may see through the portfolio.
 */
export async function compareRoster(
  platform: Platform,
  actor: Actor,
  { portfolioId, ...asked }: Asked,
) {
  const { db, clock } = platform;
  const { portfolio, role } = await requirePortfolio(db, actor, portfolioId);
  const scope = rosterScopeOf(actor, portfolioId, role);
  const rosterIds = await listRosterIds(db, scope, LIMITS.rosterTalents);
  const audience = {
    isAdmin: false,
    isWithVerifiedAgency: portfolio.verifiedAt !== null,
    portfolioIds: new Set([portfolioId]),
    talentProfileIds: new Set(rosterIds),
  };
  const calls = asked.calls.filter((call) => call.isOpen && isFor(audience, call));
  // One that is for others is told of as one that is not there.
  if (calls.length === 0) throw new AppError('NOT_FOUND');

  const roleIds = calls.map(({ roleId }) => roleId);
  const compared = await compareAll(platform, roleIds, rosterIds);
  const talentProfileIds = bestFirst(rosterIds, roleIds, compared).slice(0, LIMITS.submissionRows);
  const [editable, sides, latest] = await Promise.all([
    listEditableTalents(platform, actor, talentProfileIds),
    listSides(db, actor, talentProfileIds, portfolioId),
    listLatestApplications(db, { roleIds, talentProfileIds }),
  ]);
  const talents = new Map(editable.map(({ talent }) => [talent.id, talent]));
  const now = clock.now();
  const rows = talentProfileIds.flatMap((talentProfileId) => {
    const talent = talents.get(talentProfileId);
    const side = sides.get(talentProfileId);
    if (talent === undefined || side === undefined) return [];
    const name = talent.stageName ?? `${talent.firstName} ${talent.lastName}`;
    const through = audienceThrough(side);
    const own = latest.filter((one) => one.talentProfileId === talentProfileId);
    const cells = calls
      .filter((call) => isFor(through, call))
      .map((call) => {
        const who = { ...talent, name };
        const application = own.find(({ roleId }) => roleId === call.roleId);
        return presentStanding({ talent: who, call, side, application, compared, now });
      });
    return [{ talentProfileId, name, photoUrl: photoUrlOf(talent), cells }];
  });
  return { calls, rows, compared };
}

function bestFirst(talentIds: readonly string[], roleIds: readonly string[], compared: Comparison) {
  const best = (talentProfileId: string) =>
    Math.max(...roleIds.map((roleId) => scoreOf(compared.judge({ roleId, talentProfileId }))));
  const scores = new Map(talentIds.map((id) => [id, best(id)]));
  return talentIds.toSorted((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0));
}
