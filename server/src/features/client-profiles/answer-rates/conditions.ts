/** By which rules answers to applicants are counted, for the queries of other features. */
export { answeredPercent, isAnswer, isCounted, isDue, medianSeconds } from './queries.ts';
