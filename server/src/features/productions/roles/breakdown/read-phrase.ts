import { type Facts, hasAge, mergeFacts } from './facts.ts';
import { fold } from './fold.ts';
import type { Phrase, Reader } from './reader.ts';
import { age, sureAge } from './readers/age.ts';
import { content } from './readers/content.ts';
import { count } from './readers/count.ts';
import { ethnicity } from './readers/ethnicity.ts';
import { gender } from './readers/gender.ts';
import { kit } from './readers/kit.ts';
import { physique } from './readers/physique.ts';
import { size } from './readers/size.ts';
import { skills } from './readers/skills.ts';
import { accentAlone, speech } from './readers/speech.ts';
import { union } from './readers/union.ts';
import { sureVoice, voice } from './readers/voice.ts';
import type { Words } from './words/words.ts';

/** What is plainly said first: what it leaves may be something else. */
const OF_TALENT: readonly Reader[] = [
  content,
  union,
  speech,
  skills,
  sureVoice,
  sureAge,
  age,
  count,
  voice,
  size,
  gender,
  ethnicity,
  accentAlone,
  physique,
];
/** Nobody asks of a crew who they are or what they look like. */
const OF_CREW: readonly Reader[] = [kit, union, speech, skills, count];

/** Words that carry no fact of their own. */
const FILLERS = new Set(
  'a an and or the of in to with is be as at by for his her their who role roles character only years year yrs old age aged ages range playing plays play looks approx approximately around circa c please also actor actress performer artist any but ideally'.split(
    ' ',
  ),
);
/** Longer ones are prose. */
const LONGEST = 200;

export type PhraseReading = { facts: Facts; isWhole: boolean };

/** What a phrase says, and whether it says nothing else. */
export function readPhrase(phrase: Phrase, words: Words, isCrew: boolean): PhraseReading {
  if (phrase.text.length > LONGEST) return { facts: {}, isWhole: false };
  let rest = fold(phrase.text);
  let facts: Facts = {};
  let sure: Facts = {};
  for (const reader of isCrew ? OF_CREW : OF_TALENT) {
    const reading = reader.read(rest, phrase, words);
    if (reading === undefined) continue;
    rest = reading.rest;
    facts = mergeFacts(facts, reading.facts);
    if (reader.isSure) sure = mergeFacts(sure, reading.facts);
  }
  const isWhole = Object.keys(facts).length > 0 && !saysMore(rest);
  return { facts: isWhole ? facts : mergeFacts(sure, portraitOf(facts)), isWhole };
}

/** 'A woman in her 50s who runs a bakery': with an age beside it, a gender is the role's. */
function portraitOf(facts: Facts): Facts {
  const { genders = [], playingAgeMin = null, playingAgeMax = null } = facts;
  return genders.length > 0 && hasAge(facts) ? { genders, playingAgeMin, playingAgeMax } : {};
}

function saysMore(rest: string): boolean {
  return (rest.match(/[\p{L}\p{N}']+/gu) ?? []).some((word) => !FILLERS.has(word));
}
