import type { Actor } from '../../platform/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { listOpenPostings } from '../casting-calls/opportunities/postings/list-postings.ts';
import { kindOf } from '../casting-calls/opportunities/present-opportunity.ts';
import { compareRoster } from './compare-roster.ts';
import { needsAnswers } from './policy.ts';

type Asked = { breakdownId: string; portfolioId: string };

/** The roles of a breakdown that take applications, and an agent's talents beside each of them. */
export async function getGrid(
  platform: Platform,
  actor: Actor,
  { breakdownId, portfolioId }: Asked,
) {
  const now = platform.clock.now();
  const open = await listOpenPostings(platform.db, breakdownId, now);
  const { calls, rows } = await compareRoster(platform, actor, { portfolioId, calls: open });
  return {
    productionTitle: calls[0]?.productionTitle ?? '',
    calls: calls.map((call) => ({
      id: call.id,
      roleTitle: call.role.title,
      roleKind: kindOf(call.role),
      needsAnswers: needsAnswers(call, now),
    })),
    talents: rows,
  };
}
