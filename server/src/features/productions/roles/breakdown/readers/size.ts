import { type Reader, without } from '../reader.ts';
import { findTerms } from '../term-index.ts';

/** How large a role is: 'series regular', 'hero', 'female lead'. */
export const size: Reader = {
  read: (rest, _phrase, words) => {
    const [found] = findTerms(words.sizes, rest);
    const [talentTypeId] = found?.ids ?? [];
    if (found === undefined || talentTypeId === undefined) return undefined;
    return { facts: { talentTypeId }, rest: without(rest, found.from, found.to) };
  },
};
