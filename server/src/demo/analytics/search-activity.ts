import { type Random, random } from '../portraits/random.ts';
import type { Diary } from './diary.ts';
import { lookAt } from './profile-activity.ts';
import { about, type Day, someTimeOf } from './rhythm.ts';
import type { DemoSearch } from './searches.ts';
import { someSearcher } from './viewers.ts';

/** On a usual day of today. */
const SEARCHES_A_DAY = 21;
/** How many of those whom a face appears to open it. */
const OPENED = 0.09;
const MINUTE_MS = 60 * 1000;

export type Made = { search: DemoSearch; at: number };

/** Who searched for whom, and opened which of the faces. Returns the searches as they were made. */
export function searchAllYear(
  diary: Diary,
  days: readonly Day[],
  searches: readonly DemoSearch[],
): Made[] {
  const hat = searches.flatMap((search) => Array<DemoSearch>(search.often).fill(search));
  const dice = random('searches of the year');
  return days.flatMap((day) => {
    const many = about(SEARCHES_A_DAY * day.pace, dice);
    return Array.from({ length: many }, () => searchOnce(diary, dice.pick(hat), day, dice)).filter(
      (made) => made !== undefined,
    );
  });
}

function searchOnce(diary: Diary, search: DemoSearch, day: Day, dice: Random): Made | undefined {
  const viewer = someSearcher(dice);
  const at = someTimeOf(day, dice);
  const common = { subjectId: search.id, viewer, at };
  if (!diary.note({ ...common, kind: 'search_made', talentProfileId: null })) return undefined;
  for (const { talent, profileId, clips, standing } of search.found) {
    // Whoever has done more stands further up, and nobody scrolls to the end.
    if (!dice.chance(0.35 + 0.3 * standing)) continue;
    diary.note({ ...common, kind: 'search_appearance', talentProfileId: profileId });
    if (dice.chance(OPENED)) lookAt(diary, { talent, clips, viewer, at: at + MINUTE_MS }, dice);
  }
  return { search, at };
}
