import { HOLD_RANKS, type HoldRank } from '@callboard/contract/deal-choices';
import type { Days } from '@callboard/contract/deal-parts';
import { overlap } from './policy.ts';

type Ranked = Days & { id: string; rank: HoldRank | null };
type Place = Days & { rank: HoldRank | null };

const placeOf = (rank: HoldRank | null) => (rank === null ? -1 : HOLD_RANKS.indexOf(rank));

/**
 * Who moves up to where, once these places of a talent's days are free: the next in rank whose days
 * they were, the oldest first. Nobody passes another who is before them on any of their days.
 */
export function moveUp<H extends Ranked>(
  /** Given and still kept, the oldest first. */
  kept: readonly H[],
  vacated: readonly Place[],
): (H & { rank: HoldRank })[] {
  const ranks = new Map(kept.map(({ id, rank }) => [id, rank]));
  const rankOf = ({ id }: Ranked) => ranks.get(id) ?? null;
  const mayPass = (hold: Ranked, to: HoldRank) =>
    !kept.some(
      (other) =>
        other.id !== hold.id &&
        overlap(other, hold) &&
        placeOf(rankOf(other)) >= placeOf(to) &&
        placeOf(rankOf(other)) < placeOf(rankOf(hold)),
    );
  const places = vacated
    .filter(({ rank }) => rank !== null)
    .sort((one, other) => placeOf(one.rank) - placeOf(other.rank));
  // Whoever moves up leaves a place, which comes to the end of the row.
  for (const place of places) {
    const { rank } = place;
    if (rank === null) continue;
    for (const next of HOLD_RANKS.slice(placeOf(rank) + 1)) {
      for (const hold of kept) {
        if (rankOf(hold) !== next || !overlap(hold, place) || !mayPass(hold, rank)) continue;
        ranks.set(hold.id, rank);
        places.push({ from: hold.from, to: hold.to, rank: next });
      }
    }
  }
  return kept.flatMap((hold) => {
    const rank = rankOf(hold);
    return rank === null || rank === hold.rank ? [] : [{ ...hold, rank }];
  });
}
