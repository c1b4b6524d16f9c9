import { AGENCIES } from '../agencies/agencies.ts';
import { PAST_DUE } from '../billing/load-subscriptions.ts';
import { planPortfolio } from '../clips/plan-portfolio.ts';
import { talentProfileIdOf } from '../people/person-key.ts';
import type { Talent } from '../people/talent.ts';
import { talentOf } from '../people/talents.ts';
import { planCredits } from '../profiles/credits/plan-credits.ts';
import { planAbout } from '../profiles/plan-about.ts';
import { planAccents } from '../profiles/plan-accents.ts';
import { planAvailability } from '../profiles/plan-availability.ts';
import { planLanguages } from '../profiles/plan-languages.ts';
import { planSkills } from '../profiles/plan-skills.ts';
import { planTraits } from '../profiles/plan-traits.ts';
import type { Asked } from './searches.ts';

/** Someone whose year is told, with what a search asks of them. */
export type FoundTalent = {
  talent: Talent;
  profileId: string;
  /** Credits make it: a graduate is at a quarter, whoever works all the time at two. */
  standing: number;
  /** Films and sounds to play. */
  clips: Clip[];
  /** Those, or a link to some elsewhere. */
  hasWork: boolean;
  isHidden: boolean;
  says: Says;
};
export type Clip = 'video' | 'audio';
type Says = {
  category: readonly string[];
  gender: readonly string[];
  language: readonly string[];
  accent: readonly string[];
  skill: readonly string[];
  country: readonly string[];
  playingAge: Talent['playingAge'];
  heightCm: number | null;
  availability: ReturnType<typeof planAvailability>;
};

const MARA = 'mara-okonjo-lyle';
const MOST_CREDITS = 8;

/** Mara, everyone on a roster, and who pays for a plan. */
export function listFoundTalents(now: Date): FoundTalent[] {
  const represented = AGENCIES.flatMap(({ roster, newcomers }) => [...roster, ...newcomers]);
  const keys = new Set([MARA, PAST_DUE, ...represented.map(({ talent }) => talent)]);
  return [...keys].map((key) => foundTalent(talentOf(key), now));
}

function foundTalent(talent: Talent, now: Date): FoundTalent {
  const credits = Math.min(planCredits(talent).length, MOST_CREDITS) / MOST_CREDITS;
  const about = planAbout(talent);
  return {
    talent,
    profileId: talentProfileIdOf(talent.key),
    standing: talent.key === MARA ? 2 : 0.25 + credits,
    clips: clipsOf(talent, now),
    hasWork: planPortfolio(talent, now.getUTCFullYear()).length > 0,
    isHidden: about.isHidden,
    says: {
      category: about.categoryIds,
      gender: [about.gender],
      language: planLanguages(talent).map(([id]) => id),
      accent: planAccents(talent).map(([id]) => id),
      skill: planSkills(talent).map(([id]) => id),
      country: [talent.countryId],
      playingAge: talent.playingAge,
      heightCm: planTraits(talent)?.heightCm ?? null,
      availability: planAvailability(talent, now),
    },
  };
}

export function clipsOf(talent: Talent, now: Date): Clip[] {
  return planPortfolio(talent, now.getUTCFullYear()).flatMap(({ kind, visibility }) =>
    kind === 'link' || visibility === 'private' ? [] : [kind],
  );
}

const LISTS = ['category', 'gender', 'language', 'accent', 'skill', 'country'] as const;

/** What of a search somebody does not meet, where it can be missing as a profile's completeness names it. */
export function unmetOf(search: Asked, { says, clips }: FoundTalent): string[] {
  const unmet: string[] = LISTS.filter((facet) => {
    const asked = search[facet];
    return asked !== undefined && !asked.some((id) => says[facet].includes(id));
  });
  if (search.showreel !== undefined && !clips.includes('video')) unmet.push('showreel');
  if (!isWithin(search, says)) unmet.push('playingAge');
  if (!isTallEnough(search, says)) unmet.push('height');
  if (!isFree(search, says)) unmet.push('availability');
  return unmet;
}

/** Whether a profile says nothing at all about it: adding it would have helped. */
export function isMissing(field: string, { says, hasWork }: FoundTalent): boolean {
  if (field === 'showreel') return !hasWork;
  return field === 'availability' && says.availability.length === 0;
}

/** Free on all of the days. */
function isFree({ from, to }: Asked, { availability }: Says): boolean {
  if (from === undefined || to === undefined) return true;
  const isAvailable = availability.some(
    (range) => range.kind === 'available' && range.from <= from && range.to >= to,
  );
  const isBooked = availability.some(
    (range) => range.kind !== 'available' && range.from <= to && range.to >= from,
  );
  return isAvailable && !isBooked;
}

/** Playing ages overlap what is asked for. */
function isWithin({ ageMin, ageMax }: Asked, { playingAge }: Says): boolean {
  if (ageMin === undefined && ageMax === undefined) return true;
  if (playingAge === null) return false;
  const [youngest, oldest] = playingAge;
  return oldest >= (ageMin ?? 0) && youngest <= (ageMax ?? 120);
}

function isTallEnough({ heightMin, heightMax }: Asked, { heightCm }: Says): boolean {
  if (heightMin === undefined && heightMax === undefined) return true;
  return heightCm !== null && heightCm >= (heightMin ?? 0) && heightCm <= (heightMax ?? 999);
}
