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

/** Levels are counted one by one; whoever has a thing has it at one level. */
export function countByTerm(
  counts: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const [key, count] of Object.entries(counts)) {
    const { id } = readLevelled(key);
    sums[id] = (sums[id] ?? 0) + count;
  }
  return sums;
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
