import { DECIDING_CRITERIA, type Fit, type FitReason } from '@callboard/contract/fit';
import type { Ask } from './ask.ts';
import type { TalentFacts } from './facts.ts';

/** `isFor`: nothing that decides speaks against it. */
export type Judgement = Fit & { unmet: number; isFor: boolean };

/** What an ask adds to a judgement. Numbers, because thousands of them are added up at a time. */
export const WEIGHTS = { nothing: 1, met: 2, unknown: 3, unmet: 4, against: 5 } as const;

const DECIDING: ReadonlySet<string> = new Set(DECIDING_CRITERIA);

export function isDeciding({ criterion }: Pick<Ask, 'criterion'>): boolean {
  return DECIDING.has(criterion);
}

/** A plus counts where it is there, and is nothing where it is not. */
export function weigh(ask: Ask, talent: TalentFacts): number {
  const verdict = ask.judge(talent);
  if (verdict === 'met') return WEIGHTS.met;
  if (ask.isPlus) return WEIGHTS.nothing;
  if (verdict === 'unknown') return WEIGHTS.unknown;
  return isDeciding(ask) ? WEIGHTS.against : WEIGHTS.unmet;
}

/** How much of what a role asks a talent has. */
export function judge(asks: readonly Ask[], talent: TalentFacts): Judgement {
  const weights = asks.map((ask) => weigh(ask, talent));
  const count = (...some: number[]) => weights.filter((weight) => some.includes(weight)).length;
  const { met, unknown, unmet, against } = WEIGHTS;
  return {
    met: count(met),
    asked: count(met, unknown, unmet, against),
    unmet: count(unmet, against),
    isFor: count(against) === 0,
  };
}

/** Each ask with its verdict. */
export function reasonsFor(asks: readonly Ask[], talent: TalentFacts): FitReason[] {
  return asks.flatMap((one) => {
    const verdict = one.judge(talent);
    if (one.isPlus && verdict !== 'met') return [];
    const { criterion, level, min, max } = one;
    const terms = one.termsFor?.(talent) ?? one.terms;
    const { from = null, to = null } = one.findClash?.(talent) ?? {};
    return [{ criterion, verdict, terms, level, min, max, from, to }];
  });
}

/** How someone fits, and why. */
export function explainFit(asks: readonly Ask[], talent: TalentFacts) {
  const { met, asked } = judge(asks, talent);
  return { fit: { met, asked }, reasons: reasonsFor(asks, talent) };
}
