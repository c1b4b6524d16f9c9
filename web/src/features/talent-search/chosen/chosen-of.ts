import type { Place } from '@callboard/contract/places';
import type { TalentSearch } from '@callboard/contract/talent-search';
import { daysInWords } from '../../../lib/casting/days.ts';
import { heightsInWords } from '../../../lib/casting/fit-words.ts';
import { distanceIn, type Units } from '../../../lib/talent/measures.ts';
import { GENDER_WORDS } from '../../../lib/talent/profile-words.ts';
import type { Changes } from '../address/use-talent-search.ts';
import { TERM_FACETS, type TermFacetName } from '../facets/facet-terms.ts';
import { LEVELS, type LevelledFacet, levelWords, readLevelled } from '../facets/levels.ts';
import type { TermName } from '../facets/use-term-names.ts';
import { updatedWords, VERIFIED_WORDS } from '../words.ts';

/** One thing that is chosen, what to change to drop it, and what is left where all else goes. */
export type Chosen = { key: string; label: string; drop: Changes; keep: Changes };

export type Reader = {
  units: Units;
  playingAge: string;
  nameOf: TermName;
  place: Place | undefined;
};

export const USUAL_RADIUS_KM = 50;

/** All that narrows the search down, in the order of the facets. The role and the sort narrow nothing. */
export function chosenOf(search: TalentSearch, reader: Reader): Chosen[] {
  return [
    ...typed(search),
    ...genders(search),
    ...ages(search, reader),
    ...terms(search, reader),
    ...heights(search, reader),
    ...place(search, reader),
    ...days(search),
    ...flags(search),
  ];
}

function typed({ q }: TalentSearch): Chosen[] {
  if (q === undefined) return [];
  return [{ key: 'q', label: `“${q}”`, drop: { q: undefined }, keep: { q } }];
}

function genders({ gender = [] }: TalentSearch): Chosen[] {
  return gender.map((each) => ({
    key: `gender:${each}`,
    label: GENDER_WORDS[each],
    drop: { gender: gender.filter((other) => other !== each) },
    keep: { gender: [each] },
  }));
}

function ages({ ageMin, ageMax }: TalentSearch, { playingAge }: Reader): Chosen[] {
  if (ageMin === undefined && ageMax === undefined) return [];
  const drop = { ageMin: undefined, ageMax: undefined };
  const label = `${playingAge} ${agesInWords(ageMin, ageMax)}`;
  return [{ key: 'age', label, drop, keep: { ageMin, ageMax } }];
}

export function agesInWords(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return max === undefined ? 'any' : `up to ${max}`;
  return max === undefined ? `${min}+` : `${min}–${max}`;
}

function terms(search: TalentSearch, { nameOf }: Reader): Chosen[] {
  return TERM_FACETS.flatMap((facet) => {
    const chosen = search[facet] ?? [];
    return chosen.map((each) => {
      const { id, level } = readLevelled(each);
      const name = inFull(facet, nameOf(facet, id));
      const isLevelled = level !== undefined && facet in LEVELS;
      return {
        key: `${facet}:${each}`,
        label: isLevelled
          ? `${name}, ${levelWords(facet as LevelledFacet, level).toLowerCase()}`
          : name,
        drop: { [facet]: chosen.filter((other) => other !== each) },
        keep: { [facet]: [each] },
      };
    });
  });
}

/** Eyes and hair may be brown, and average may be anything. */
const BEFORE: Partial<Record<TermFacetName, string>> = {
  bodyType: 'Body type',
  eyeColor: 'Eye colour',
  hairColor: 'Hair colour',
  hairLength: 'Hair length',
};

/** A term as it is understood away from its list. */
function inFull(facet: TermFacetName, name: string): string {
  const before = BEFORE[facet];
  if (before !== undefined) return `${before}: ${name}`;
  return facet === 'accent' ? `${name} accent` : name;
}

function heights({ heightMin, heightMax }: TalentSearch, { units }: Reader): Chosen[] {
  if (heightMin === undefined && heightMax === undefined) return [];
  const words = heightsInWords(heightMin ?? null, heightMax ?? null, units);
  const drop = { heightMin: undefined, heightMax: undefined };
  return [{ key: 'height', label: `Height ${words}`, drop, keep: { heightMin, heightMax } }];
}

function place({ place: id, radius }: TalentSearch, { place: known, units }: Reader): Chosen[] {
  if (id === undefined) return [];
  const distance = distanceIn(units, radius ?? USUAL_RADIUS_KM);
  const drop = { place: undefined, radius: undefined };
  const label = `${distance} around ${known?.name ?? 'a place'}`;
  return [{ key: 'place', label, drop, keep: { place: id, radius } }];
}

function days({ from, to }: TalentSearch): Chosen[] {
  const first = from ?? to;
  if (first === undefined) return [];
  const drop = { from: undefined, to: undefined };
  const label = `Free ${daysInWords(first, to ?? null)}`;
  return [{ key: 'days', label, drop, keep: { from, to } }];
}

function flags({ verified = [], showreel, updatedWithin }: TalentSearch): Chosen[] {
  const flagged: Chosen[] = verified.map((kind) => ({
    key: `verified:${kind}`,
    label: VERIFIED_WORDS[kind],
    drop: { verified: verified.filter((other) => other !== kind) },
    keep: { verified: [kind] },
  }));
  if (showreel !== undefined) {
    const drop = { showreel: undefined };
    flagged.push({ key: 'showreel', label: 'Has a showreel', drop, keep: { showreel } });
  }
  if (updatedWithin !== undefined) {
    const label = `Updated ${updatedWords(updatedWithin).toLowerCase()}`;
    const drop = { updatedWithin: undefined };
    flagged.push({ key: 'updated', label, drop, keep: { updatedWithin } });
  }
  return flagged;
}
