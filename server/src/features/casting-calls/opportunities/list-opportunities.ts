import type { OpportunityFilters } from '@callboard/contract/casting-calls';
import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { TalentFacts } from '../../fit/facts.ts';
import { getTalentFacts } from '../../fit/get-talent-facts.ts';
import { explainFit } from '../../fit/judge.ts';
import { audienceForTalent, audienceOf } from './audience.ts';
import { testsOf, wordsOf } from './filters.ts';
import { currentCalls } from './open-calls/current-calls.ts';
import { readCursor, writeCursor } from './place-in-list.ts';
import type { Audience } from './policy.ts';
import { NOBODYS_FIT, presentOpportunity } from './present-opportunity.ts';
import { listOpportunityRows } from './queries.ts';
import { rankCalls } from './rank-calls.ts';

type Asked = OpportunityFilters & { cursor?: string | undefined; limit: number };
type Scope = 'fitting' | 'all';
type Whom = {
  audience: Audience;
  named?: { talentProfileId: string; facts: TalentFacts | undefined };
};

/** Those that close first at the top. */
export async function listOpportunities(platform: Platform, actor: Actor, asked: Asked) {
  const audience = audienceOf(platform, actor).then((found) => ({ audience: found }));
  return listFor(platform, audience, { ...asked, scope: 'all' });
}

/** Those that fit best at the top, whoever of the talent's side asks. */
export async function listOpportunitiesForTalent(
  platform: Platform,
  actor: Actor,
  { talentProfileId, ...asked }: Asked & { talentProfileId: string; scope: Scope },
) {
  const whom = Promise.all([
    audienceForTalent(platform, actor, talentProfileId),
    getTalentFacts(platform, talentProfileId),
  ]).then(([audience, facts]) => ({ audience, named: { talentProfileId, facts } }));
  return listFor(platform, whom, asked);
}

async function listFor(
  platform: Platform,
  asking: Promise<Whom>,
  { cursor, limit, scope, ...filters }: Asked & { scope: Scope },
) {
  const [{ audience, named }, { index, comparisons }] = await Promise.all([
    asking,
    currentCalls(platform),
  ]);
  const now = platform.clock.now();
  const facts = named?.facts;
  const { best, total } = rankCalls(index, {
    audience,
    now: now.getTime(),
    tests: testsOf(filters),
    words: wordsOf(filters),
    comparison: facts && comparisons.of(facts),
    scope,
    after: readCursor(cursor),
    limit: limit + 1,
  });
  const shown = best.slice(0, limit);
  const rows = await listOpportunityRows(platform.db, {
    ids: shown.map(({ call }) => call.id),
    talentProfileId: named?.talentProfileId,
    now,
  });
  const last = shown.at(-1);
  return {
    items: shown.flatMap(({ call }) => {
      const row = rows.get(call.id);
      // One that ended this very moment has no row any more.
      if (row === undefined) return [];
      return [
        presentOpportunity(
          row,
          facts ? explainFit(index.tables.read(call.asks), facts) : NOBODYS_FIT,
        ),
      ];
    }),
    total,
    nextCursor: last && best.length > limit ? writeCursor(last.place) : null,
  };
}
