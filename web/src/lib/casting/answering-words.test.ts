import { expect, it } from 'vitest';
import { answeringInWords } from './answering-words.ts';

it.each([
  [{ percent: 94, days: 6 }, 'answers 94 % of applicants, usually within 6 days'],
  [{ percent: 100, days: 1 }, 'answers 100 % of applicants, usually within a day'],
  [{ percent: 0, days: null }, 'answers 0 % of applicants'],
  [{ percent: 70, days: 0 }, 'answers 70 % of applicants, usually within a day'],
])('%o reads “%s”', (answering, words) => {
  expect(answeringInWords(answering)).toBe(words);
});
