import { expect, it } from 'vitest';
import { inWords, readAct, valueInWords } from './words.ts';

it('names and acts are told as people say them', () => {
  expect(inWords('talentProfileId')).toBe('Talent profile id');
  expect(readAct('error-logs.resolved')).toEqual({ feature: 'Error logs', done: 'Resolved' });
});

it.each([
  [{ from: 'open', to: 'closed' }, 'open → closed'],
  [{ before: null, after: true }, '– → Yes'],
  [['bio', 'height'], 'bio, height'],
  [{ a: 1, bigOne: [] }, 'A: 1; Big one: –'],
  ['', '–'],
])('%j is told as %s', (value, words) => {
  expect(valueInWords(value)).toBe(words);
});
