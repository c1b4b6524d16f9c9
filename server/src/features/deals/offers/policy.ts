import type { OfferTerms } from '@callboard/contract/offers';

/** An offer stands as long as it says. Whoever declines later still may: it only makes it clear. */
export function isPastAnswering({ answerBy }: Pick<OfferTerms, 'answerBy'>, now: Date): boolean {
  return answerBy !== null && new Date(answerBy) <= now;
}
