import {
  ACCENT_LEVELS,
  LANGUAGE_LEVELS,
  SKILL_LEVELS,
} from '@callboard/contract/professional-info';
import { type Ask, ask, type Verdict } from '../ask.ts';
import type { Levels, RoleFacts } from '../facts.ts';
import { nameOf } from '../term-names.ts';

/** Every skill, language and accent stands for itself. */
export function askAbilities(role: RoleFacts): Ask[] {
  return [
    ...role.skills.map(({ skillId, level, isPlus }) => {
      const least = levelOf(SKILL_LEVELS, level);
      return ask({
        criterion: 'skill',
        about: [skillId, level, isPlus],
        terms: [nameOf('skills', skillId)],
        level,
        isPlus,
        judge: ({ skills }) => judge(skills, skillId, least),
      });
    }),
    ...role.languages.map(({ languageId, level }) => {
      const least = levelOf(LANGUAGE_LEVELS, level);
      return ask({
        criterion: 'language',
        about: [languageId, level],
        terms: [nameOf('languages', languageId)],
        level,
        judge: ({ languages }) => judge(languages, languageId, least),
      });
    }),
    ...role.accents.map(({ accentId, level }) => {
      const least = levelOf(ACCENT_LEVELS, level);
      return ask({
        criterion: 'accent',
        about: [accentId, level],
        terms: [nameOf('accents', accentId)],
        level,
        judge: ({ accents }) => judge(accents, accentId, least),
      });
    }),
  ];
}

/** Levels are listed from the lowest up; none asked: the lowest will do. */
function levelOf(levels: readonly string[], level: string | null): number {
  return level === null ? 0 : levels.indexOf(level);
}

/** Whoever lists nothing of a kind may still have it. */
function judge(held: Levels, id: string, least: number): Verdict {
  if (held.size === 0) return 'unknown';
  return (held.get(id) ?? -1) >= least ? 'met' : 'unmet';
}
