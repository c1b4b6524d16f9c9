import type { FitReason } from '@callboard/contract/fit';
import type { TalentFacts } from './facts.ts';

export type Verdict = FitReason['verdict'];

/**
 * One thing that a role asks for, ready to be held against many talents: worked out once for a role,
 * judged for each of them.
 */
export type Ask = Pick<FitReason, 'criterion' | 'terms' | 'level' | 'min' | 'max'> & {
  /** Two asks of one key are the same. */
  key: string;
  /** Welcome, and no reason against anyone. */
  isPlus: boolean;
  judge: (talent: TalentFacts) => Verdict;
  /** Where what is asked reads otherwise for some. */
  termsFor?: (talent: TalentFacts) => string[];
  /** The days that do not go together. */
  findClash?: (talent: TalentFacts) => { from: string; to: string } | undefined;
};

type Given = Pick<Ask, 'criterion' | 'terms' | 'judge'> &
  Partial<Omit<Ask, 'key'>> & {
    /** Everything that it depends on. */
    about: readonly unknown[];
  };

export function ask({ about, ...given }: Given): Ask {
  const key = JSON.stringify([given.criterion, ...about]);
  return { key, level: null, min: null, max: null, isPlus: false, ...given };
}

/** Whether two ranges share a value; an end that is not given is open. */
export function doOverlap(
  one: { min: number | null; max: number | null },
  other: { min: number | null; max: number | null },
): boolean {
  return (
    (one.min ?? -Infinity) <= (other.max ?? Infinity) &&
    (other.min ?? -Infinity) <= (one.max ?? Infinity)
  );
}
