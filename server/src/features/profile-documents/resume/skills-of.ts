import { type ProfessionalInfo, SKILL_LEVELS } from '@callboard/contract/professional-info';
import type { NameOf } from './terms-of.ts';

/** Levels worth saying: the others go without saying. */
const SAID = { professional: 'professional', highly_skilled: 'highly skilled' } as const;

/** The best first, so that what a full page leaves out is the least. */
export function skillsOf(entered: ProfessionalInfo['skills'], nameOf: NameOf): string[] {
  return entered
    .toSorted((one, other) => rankOf(other.level) - rankOf(one.level))
    .map(({ skillId, level }) => {
      const name = nameOf('skills', skillId);
      return isSaid(level) ? `${name} (${SAID[level]})` : name;
    });
}

type Level = (typeof SKILL_LEVELS)[number];

const isSaid = (level: Level): level is keyof typeof SAID => Object.hasOwn(SAID, level);
/** Of the levels that are not said none comes before the other. */
const rankOf = (level: Level) => (isSaid(level) ? SKILL_LEVELS.indexOf(level) : 0);
