import {
  ACCENT_LEVELS,
  LANGUAGE_LEVELS,
  SKILL_LEVELS,
} from '@callboard/contract/professional-info';
import { dayNumber } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import { isOfAge } from '../auth/age.ts';
import type { Levels, TalentFacts } from './facts.ts';
import { foldText } from './fold-text.ts';
import type { ComparedTalent } from './queries.ts';

export function readTalentFacts(row: ComparedTalent, clock: Clock): TalentFacts {
  const { dateOfBirth, city, localHireCities, skills, languages, accents, ...facts } = row;
  const isMinor = dateOfBirth !== null && !isOfAge(dateOfBirth, clock.now());
  return {
    ...facts,
    isMinor,
    // Where a child lives is for their own side alone.
    city: city === null || isMinor ? null : foldText(city),
    localHireCities: isMinor ? [] : localHireCities.map(foldText),
    skills: readLevels(skills, SKILL_LEVELS),
    languages: readLevels(languages, LANGUAGE_LEVELS),
    accents: readLevels(accents, ACCENT_LEVELS),
    unions: new Map(row.unions),
    bookedOut: row.bookedOut.map(({ from, to }) => ({ from: dayNumber(from), to: dayNumber(to) })),
  };
}

function readLevels(held: ComparedTalent['skills'], levels: readonly string[]): Levels {
  return new Map(held.map(([id, level]) => [id, levels.indexOf(level)]));
}
