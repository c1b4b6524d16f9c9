import { expect, it } from 'vitest';
import { whatEnds } from './cancelling-words.ts';

it('names what cancelling a production ends, and nothing that it does not', () => {
  expect(whatEnds({ calls: 1, auditions: 2, invited: 1, open: 14, booked: 3 })).toEqual([
    '1 casting call ends.',
    '2 auditions are called off, and 1 person invited is told.',
    '14 people still open will read “Role cut”.',
    '3 of them booked.',
  ]);
  expect(whatEnds({ calls: 0, auditions: 0, invited: 0, open: 0, booked: 0 })).toEqual([]);
});
