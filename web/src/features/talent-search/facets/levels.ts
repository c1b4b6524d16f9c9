import {
  ACCENT_LEVELS,
  LANGUAGE_LEVELS,
  SKILL_LEVELS,
} from '@callboard/contract/professional-info';
import { LEVEL_SIGN } from '@callboard/contract/talent-search';
import { LEVEL_WORDS } from '../../../lib/talent/profile-words.ts';

export const LEVELS = {
  language: LANGUAGE_LEVELS,
  accent: ACCENT_LEVELS,
  skill: SKILL_LEVELS,
} as const;
export type LevelledFacet = keyof typeof LEVELS;

export type Levelled = { id: string; level: string | undefined };

/** `fencing~professional`, taken apart. */
export function readLevelled(chosen: string): Levelled {
  const [id = '', level] = chosen.split(LEVEL_SIGN);
  return { id, level };
}

function writeLevelled({ id, level }: Levelled): string {
  return level === undefined ? id : `${id}${LEVEL_SIGN}${level}`;
}

/** The best one needs no more said than its name. */
export function levelWords(facet: LevelledFacet, level: string): string {
  const word = LEVEL_WORDS[level as keyof typeof LEVEL_WORDS] ?? level;
  return level === LEVELS[facet].at(-1) ? word : `${word} or better`;
}

/** How many have it at least so well. */
export function countFrom(
  facet: LevelledFacet,
  level: string,
  counts: Readonly<Record<string, number>>,
): number {
  const levels: readonly string[] = LEVELS[facet];
  const enough = levels.slice(levels.indexOf(level));
  return enough.reduce((sum, each) => sum + (counts[each] ?? 0), 0);
}

/** A term once, at this level or at any; undefined takes it away. */
export function withLevel(
  chosen: readonly string[],
  id: string,
  wanted: Levelled | undefined,
): string[] {
  const at = chosen.findIndex((each) => readLevelled(each).id === id);
  const others = chosen.filter((each) => readLevelled(each).id !== id);
  if (wanted === undefined) return others;
  if (at < 0) return [...others, writeLevelled(wanted)];
  return others.toSpliced(at, 0, writeLevelled(wanted));
}
