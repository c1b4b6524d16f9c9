import { AGE_BANDS, HEIGHT_BAND_CM, LEVEL_SIGN } from '@callboard/contract/talent-search';
import { dayNumber } from '../../../platform/calendar.ts';
import { isOfAge } from '../../auth/age.ts';
import { foldText } from '../../fit/fold-text.ts';
import { nameOf } from '../../fit/term-names.ts';
import type { Gazetteer } from '../../places/gazetteer.ts';
import { type Entry, NOWHERE } from '../engine/entry.ts';
import { foldName, foldWords } from '../fold-words.ts';
import type { SearchableTalent } from './queries.ts';

const DAY_SECONDS = 24 * 60 * 60;
const AGES = { least: 0, most: 120 };
const NOT_IN_IT = 'non-union';
const FULL_MEMBER = 'member';
/** Longer ones are nobody's name. */
const WORD_LENGTH = 40;

/**
 * What is searchable of a talent: fields that clients and agents see, and of a child nothing of where
 * they live. The day of birth only decides who sees them.
 */
export function readEntry(talent: SearchableTalent, gazetteer: Gazetteer, now: Date): Entry {
  const { dateOfBirth, city, countryId } = talent;
  const isMinor = dateOfBirth !== null && !isOfAge(dateOfBirth, now);
  const place = isMinor || city === null ? NOWHERE : (gazetteer.find(city, countryId) ?? NOWHERE);
  const age = playingAge(talent);
  return {
    id: talent.id,
    name: foldName(talent.name),
    terms: [...new Set(termsOf(talent, age))],
    keys: [...new Set(keysOf(talent, isMinor))],
    words: [...new Set(wordsOf(talent))],
    numbers: {
      ...(age && { ageMin: age.min, ageMax: age.max }),
      ...(talent.heightCm !== null && { height: talent.heightCm }),
      updatedDay: Math.floor(talent.updatedAt / DAY_SECONDS),
    },
    moments: { created: talent.createdAt, active: talent.activeAt },
    place,
    spans: talent.bookedOut.map(([from, to]) => ({ first: dayNumber(from), last: dayNumber(to) })),
  };
}

type Ages = { min: number; max: number };

/** An end that is not told is open. */
function playingAge({
  playingAgeMin: min,
  playingAgeMax: max,
}: SearchableTalent): Ages | undefined {
  if (min === null && max === null) return undefined;
  return { min: min ?? AGES.least, max: max ?? AGES.most };
}

/** What is counted. */
function* termsOf(talent: SearchableTalent, age: Ages | undefined): Generator<string> {
  for (const id of talent.categoryIds) yield `category:${id}`;
  if (talent.gender !== null) yield `gender:${talent.gender}`;
  for (const gender of talent.gendersPlayed) yield `gender:${gender}`;
  if (age !== undefined) {
    for (const [least, most] of AGE_BANDS) {
      if (age.min <= most && least <= age.max) yield `age:${least}`;
    }
  }
  for (const id of talent.ethnicityIds) yield `ethnicity:${id}`;
  if (talent.heightCm !== null) {
    yield `height:${Math.floor(talent.heightCm / HEIGHT_BAND_CM) * HEIGHT_BAND_CM}`;
  }
  const looks = {
    bodyType: talent.bodyTypeId,
    eyeColor: talent.eyeColorId,
    hairColor: talent.hairColorId,
    hairLength: talent.hairLengthId,
    country: talent.countryId,
  };
  for (const [group, id] of Object.entries(looks)) if (id !== null) yield `${group}:${id}`;
  for (const [id, level] of talent.skills) yield `skill:${id}${LEVEL_SIGN}${level}`;
  for (const [id, level] of talent.languages) yield `language:${id}${LEVEL_SIGN}${level}`;
  for (const [id, level] of talent.accents) yield `accent:${id}${LEVEL_SIGN}${level}`;
  for (const [id, membership] of talent.unions) if (membership !== NOT_IN_IT) yield `union:${id}`;
  if (talent.isProfessional) yield 'verified:professional';
  if (talent.isIdentified) yield 'verified:identity';
  if (talent.reels.some((visibility) => visibility !== 'private')) yield 'showreel:true';
  if (talent.reels.includes('public')) yield 'publicShowreel:true';
}

/** What is only looked up. */
function* keysOf(talent: SearchableTalent, isMinor: boolean): Generator<string> {
  yield* seenBy(talent, isMinor);
  yield* talent.ties;
  yield* told(talent);
  if (isMinor) yield 'minor';
  if (talent.isSuspended) yield 'suspended';
  if (talent.crewDepartmentId !== null) yield `department=${talent.crewDepartmentId}`;
  if (talent.crewRoleId !== null) yield `craft=${talent.crewRoleId}`;
  if (talent.unions.some(([, membership]) => membership === FULL_MEMBER)) yield 'member';
  if (!isMinor) yield* whereabouts(talent);
}

/** Who sees them without being their agent or having their application. */
function* seenBy({ visibility, isSuspended }: SearchableTalent, isMinor: boolean) {
  if (isSuspended || visibility === 'hidden') return;
  if (isMinor) yield 'seen=verified-professionals';
  else yield 'seen=professionals';
  if (!isMinor && visibility === 'public') yield 'seen=public';
}

/** Of what they told anything at all: where a role asks for it, all others may still have it. */
function* told(talent: SearchableTalent): Generator<string> {
  if (talent.skills.length > 0) yield 'told=skill';
  if (talent.languages.length > 0) yield 'told=language';
  if (talent.accents.length > 0) yield 'told=accent';
  if (talent.unions.length > 0) yield 'told=union';
  if (talent.categoryIds.length > 0) yield 'told=category';
  if (talent.ethnicityIds.length > 0) yield 'told=ethnicity';
  if (talent.gender !== null || talent.gendersPlayed.length > 0) yield 'told=gender';
  if (talent.countryId !== null) yield 'told=country';
  if (talent.crewDepartmentId !== null) yield 'told=department';
  if (talent.crewDepartmentId !== null || talent.crewRoleId !== null) yield 'told=crew';
}

function* whereabouts({ city, localHireCities }: SearchableTalent): Generator<string> {
  if (city !== null) yield* ['city', `city=${foldText(city)}`];
  if (localHireCities.length > 0) yield 'hires';
  for (const hire of localHireCities) yield `hire=${foldText(hire)}`;
}

/** Names, skills and credits. */
function* wordsOf(talent: SearchableTalent): Generator<string> {
  const texts = [talent.name, talent.firstName, talent.lastName, ...talent.credits];
  const skills = talent.skills.map(([id]) => nameOf('skills', id));
  for (const text of [...texts, ...skills]) {
    for (const word of foldWords(text)) yield word.slice(0, WORD_LENGTH);
  }
}
