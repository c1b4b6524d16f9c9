import type { Actor } from '../../platform/actor.ts';
import { pageOf, readCursor } from '../../platform/http/time-cursor.ts';
import type { Platform } from '../../platform/platform.ts';
import { getTalent } from '../representation/get-talent.ts';
import { worksWithVerifiedAgency } from '../representation/works-with-verified-agency.ts';
import { type Viewer, visibilitiesFor } from './policy.ts';
import { countOpenCalls, listOpenCalls } from './queries.ts';

type Page = { cursor?: string | undefined; limit: number };

export async function listOpportunities(platform: Platform, actor: Actor, page: Page) {
  const isAdmin = actor.user.role === 'admin';
  const isWithVerifiedAgency = !isAdmin && (await worksWithVerifiedAgency(platform, actor));
  return listFor(platform, { isAdmin, isWithVerifiedAgency }, page);
}

/** What this talent may see, whoever of their side asks. */
export async function listOpportunitiesForTalent(
  platform: Platform,
  actor: Actor,
  { talentProfileId, ...page }: Page & { talentProfileId: string },
) {
  const { isWithVerifiedAgency } = await getTalent(platform, actor, { talentProfileId });
  return listFor(platform, { isWithVerifiedAgency }, page);
}

export function countOpportunities(platform: Platform, viewer: Viewer): Promise<number> {
  return countOpenCalls(platform.db, listedTo(platform, viewer));
}

async function listFor(platform: Platform, viewer: Viewer, { cursor, limit }: Page) {
  const listed = listedTo(platform, viewer);
  const after = readCursor(cursor);
  const [calls, total] = await Promise.all([
    listOpenCalls(platform.db, listed, { after, limit: limit + 1 }),
    countOpenCalls(platform.db, listed),
  ]);
  const { shown, nextCursor } = pageOf(calls, limit, ({ deadlineAt }) => deadlineAt);
  return {
    items: shown.map((call) => ({ ...call, deadlineAt: call.deadlineAt.toISOString() })),
    total,
    nextCursor,
  };
}

function listedTo({ clock }: Platform, viewer: Viewer) {
  return { visibilities: visibilitiesFor(viewer), now: clock.now() };
}
