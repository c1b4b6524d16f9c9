import type { PortfolioAnalytics, RosterTalentFigures } from '@callboard/contract/analytics';
import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { photoUrlOf } from '../../talent-profiles/present-talent-profile.ts';
import { getFigures } from '../figures/get-figures.ts';
import { periodOf } from '../figures/period.ts';
import { roster } from '../figures/queries.ts';
import { readPlace, writePlace } from './cursor.ts';
import { listTalents, type TalentRow } from './queries.ts';
import { requireRoster } from './require-roster.ts';

type Asked = { portfolioId: string; days: number; cursor?: string | undefined; limit: number };

/** A roster's figures, and those of its talents one by one. */
export async function getPortfolioAnalytics(
  platform: Platform,
  actor: Actor,
  { portfolioId, days, cursor, limit }: Asked,
): Promise<PortfolioAnalytics> {
  const { db, clock } = platform;
  const { name, scope } = await requireRoster(platform, actor, portfolioId);
  const period = periodOf(clock.now(), days);
  const whose = roster(db, scope);
  const page = { after: readPlace(cursor), limit: limit + 1 };
  const [{ figures }, rows] = await Promise.all([
    getFigures(db, whose, period),
    listTalents(db, whose, period, page),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    ...figures,
    name,
    isOfAssigned: scope.assignedTo !== undefined,
    talents: shown.map(present),
    nextCursor: last === undefined ? null : writePlace({ views: last.viewsNow, id: last.id }),
  };
}

function present(row: TalentRow): RosterTalentFigures {
  return {
    talentProfileId: row.id,
    name: row.name,
    photoUrl: photoUrlOf(row),
    profileViews: { now: row.viewsNow, before: row.viewsBefore },
    searchAppearances: { now: row.foundNow, before: row.foundBefore },
    mediaPlays: { now: row.playsNow, before: row.playsBefore },
    applied: { now: row.appliedNow, before: row.appliedBefore },
    booked: row.booked,
  };
}
