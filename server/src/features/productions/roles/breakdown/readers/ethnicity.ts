import { type Reader, without } from '../reader.ts';
import { findTerms } from '../term-index.ts';

const OPEN =
  /\b(?:(?:any|all|open) (?:ethnicit(?:y|ies)|races?|ethnic backgrounds?)|(?:any|all) (?:ethnicity|race) ?(?:\/|or|and) ?(?:ethnicity|race)|(?:ethnicity|race) (?:is )?open|open to all ethnicities|open ethnicity)\b/;
const AROUND = /\b(?:ethnicity|heritage|descent|background|origin|appearance)\b/g;

/** Open is the same as nothing said. */
export const ethnicity: Reader = {
  read: (rest, { key }, words) => {
    const open =
      OPEN.exec(rest) ?? (key === 'ethnicity' ? /\b(?:any|all|open)\b/.exec(rest) : null);
    if (open) {
      const { index } = open;
      return { facts: { ethnicityIds: [] }, rest: without(rest, index, index + open[0].length) };
    }
    const found = findTerms(words.ethnicities, rest);
    if (found.length === 0) return undefined;
    const left = found.reduceRight((text, { from, to }) => without(text, from, to), rest);
    return {
      facts: { ethnicityIds: found.flatMap(({ ids }) => ids) },
      rest: left.replace(AROUND, ' '),
    };
  },
};
