import { expect, it } from 'vitest';
import { hoursInWords, orNothing, percentInWords } from './report-words.ts';

it.each([
  [0, 'under 1 h'],
  [5, '5 h'],
  [47, '47 h'],
  [48, '2 days'],
  [140, '6 days'],
])('%i hours read “%s”', (hours, words) => {
  expect(hoursInWords(hours)).toBe(words);
});

it('says that there is nothing to tell rather than nought', () => {
  expect([orNothing(null, percentInWords), orNothing(0, percentInWords)]).toEqual(['–', '0 %']);
});
