import type { Pick as OwnPick } from '@callboard/contract/application-moves';
import { random } from '../../portraits/random.ts';
import type { ApplicationStatus } from '../../productions/plan.ts';
import { reviewersOf } from '../../productions/team-of.ts';
import type { PlannedApplication } from '../plan-applications.ts';

export type Mark = { who: string; pick: OwnPick | null; rating: number | null };

/** How good they are thought to be, on average. Whoever is not here has not been looked at. */
const LIKED: Partial<Record<ApplicationStatus, number>> = {
  viewed: 2.6,
  shortlisted: 3.7,
  audition: 4,
  callback: 4.5,
  offered: 4.7,
  booked: 4.7,
  released: 4.2,
  offer_declined: 4.3,
  not_selected: 2.2,
};
const MARKED = 0.75;
const RATED = 0.8;

/** What each of the team thinks; those who are out of the question got a no. */
export function planMarks({ key, status, posting, unsent }: PlannedApplication): Mark[] {
  const liked = unsent === null ? LIKED[status] : 1.7;
  if (liked === undefined) return [];
  return reviewersOf(posting.production).flatMap((who, index) => {
    const dice = random(`mark ${key} ${who}`);
    if (!dice.chance(index === 0 ? MARKED + 0.15 : MARKED - 0.2)) return [];
    const rating = Math.min(5, Math.max(1, Math.round(liked + (dice.next() - 0.5) * 2)));
    return [{ who, pick: pickFor(rating), rating: dice.chance(RATED) ? rating : null }];
  });
}

function pickFor(rating: number): OwnPick {
  if (rating >= 4) return 'yes';
  return rating === 3 ? 'maybe' : 'no';
}

/** What an application keeps of its ratings. */
export function addUp(marks: readonly Mark[]): { ratingTotal: number; ratingCount: number } {
  const ratings = marks.flatMap(({ rating }) => (rating === null ? [] : [rating]));
  return { ratingTotal: ratings.reduce((sum, one) => sum + one, 0), ratingCount: ratings.length };
}
