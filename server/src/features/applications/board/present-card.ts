import type { Card } from '@callboard/contract/casting-board';
import type { Clock } from '../../../platform/clock.ts';
import { withIsMinor } from '../../talent-profiles/is-minor.ts';
import { photoUrlOf } from '../../talent-profiles/present-talent-profile.ts';
import { needsConfirmation } from '../own/policy.ts';
import type { CardRow } from './queries.ts';

export function presentCard(clock: Clock, row: CardRow): Card {
  const { talentProfileId, photoKey, dateOfBirth, ratingTotal, ratingCount } = row;
  const { isMinor } = withIsMinor(clock, { dateOfBirth });
  return {
    id: row.id,
    talentProfileId,
    name: row.stageName ?? row.fullName,
    photoUrl: photoUrlOf({ id: talentProfileId, photoKey }),
    playingAgeMin: row.playingAgeMin,
    playingAgeMax: row.playingAgeMax,
    // Where a child lives is nobody's business but their own side's.
    place: isMinor ? row.region : row.city,
    gender: row.gender,
    heightCm: row.heightCm,
    unionIds: row.unionIds,
    agencyName: row.agencyName,
    status: row.status,
    statusSince: row.statusSince.toISOString(),
    createdAt: row.createdAt.toISOString(),
    unsentAnswer: row.unsentAnswer,
    teamReason: row.teamReason,
    fit: { met: row.fitMet, asked: row.fitAsked },
    own: { pick: row.pick, rating: row.ownRating },
    rating: { average: averageOf(ratingTotal, ratingCount), count: ratingCount },
    tags: row.tags,
    noteCount: row.noteCount,
    reelMs: row.reelMs,
    hasSelfTape: row.selfTapeMediaId !== null,
    needsConfirmation: needsConfirmation(row),
    isMinor,
    verified: row.verified,
  };
}

/** With one digit behind the point: more would tell nobody anything. */
function averageOf(total: number, count: number): number | null {
  return count === 0 ? null : Math.round((total / count) * 10) / 10;
}
