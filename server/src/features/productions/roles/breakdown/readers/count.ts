import { type Reader, without } from '../reader.ts';

const NUMBERS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const NUMBER = `(\\d{1,4}|${NUMBERS.join('|')})`;
const PATTERNS = [
  /(?:^| )[x×] ?(\d{1,4})(?!\d)/,
  /(?:^| )(\d{1,4}) ?[x×](?![\p{L}\d])/u,
  new RegExp(`\\b${NUMBER} (?:needed|required|wanted|roles?|people|of them|off)\\b`),
  new RegExp(`\\b(?:seeking|need|looking for|casting) ${NUMBER}\\b`),
];

/** 'x4', '6 needed'. */
export const count: Reader = {
  read: (rest, { key }) => {
    const bare = key === 'count' ? /^ ?(\d{1,4}) ?$/.exec(rest) : null;
    for (const match of [bare, ...PATTERNS.map((pattern) => pattern.exec(rest))]) {
      if (match === null) continue;
      const countNeeded = Number(match[1]) || NUMBERS.indexOf(match[1] ?? '') + 1;
      if (countNeeded < 1) continue;
      return {
        facts: { countNeeded },
        rest: without(rest, match.index, match.index + match[0].length),
      };
    }
    return undefined;
  },
};
