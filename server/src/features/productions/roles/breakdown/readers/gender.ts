import type { RoleForm } from '@callboard/contract/role-form';
import { type Reader, without } from '../reader.ts';

type Gender = RoleForm['genders'][number];

const ANY =
  /\b(?:(?:any|all|open|either|no specific) (?:genders?|sex)|genders? (?:is )?(?:open|neutral)|any gender identity|m ?(?:\/|or) ?f(?: or non-?binary)?|(?:fe)?males? ?(?:\/|or) ?(?:fe)?males?|(?:wo)?m[ae]n ?(?:\/|or) ?(?:wo)?m[ae]n)\b/;
const EACH: readonly (readonly [RegExp, Gender])[] = [
  [/\b(?:females?|wom[ae]n|girls?|lady|ladies)(?:[- ](?:identifying|presenting))?\b/, 'woman'],
  [/\b(?:males?|m[ae]n|boys?|gentlem[ae]n)(?:[- ](?:identifying|presenting))?\b/, 'man'],
  [/\b(?:non-?binary|enby)\b/, 'non_binary'],
];
const CHILD = /\b(?:boys?|girls?|child|children|kids?|toddler|baby|infant|teen|teenager)\b/;
const LETTERS: Record<string, Gender> = { f: 'woman', m: 'man', nb: 'non_binary' };

/** Open to any is the same as nothing said. */
export const gender: Reader = {
  read: (rest, { key, text, isHeadline }) => {
    const any = ANY.exec(rest) ?? (key === 'gender' ? /\b(?:any|all|open)\b/.exec(rest) : null);
    if (any)
      return { facts: { genders: [] }, rest: without(rest, any.index, any.index + any[0].length) };
    const letter = LETTERS[rest.trim()];
    const isLetter = key === 'gender' || (isHeadline && text === text.toUpperCase());
    if (letter && isLetter) return { facts: { genders: [letter] }, rest: '' };
    return readWords(rest);
  },
};

function readWords(folded: string) {
  const genders: Gender[] = [];
  let rest = folded;
  const isChild = CHILD.test(folded);
  for (const [pattern, named] of EACH) {
    const match = pattern.exec(rest);
    if (match === null) continue;
    genders.push(named);
    rest = without(rest, match.index, match.index + match[0].length);
  }
  if (genders.length === 0 && !isChild) return undefined;
  rest = isChild ? rest.replace(CHILD, ' ') : rest;
  return { facts: { ...(genders.length > 0 && { genders }), ...(isChild && { isChild }) }, rest };
}

const KIN: readonly (readonly [RegExp, Gender])[] = [
  [
    /\b(?:gran|granny|grandma|grandmother|mother|mum|mom|daughter|sister|aunt|auntie|wife|girlfriend|queen|princess|waitress|widow|bride|woman|girl|lady)\b/,
    'woman',
  ],
  [
    /\b(?:grandad|granddad|grandpa|grandfather|grandson|father|dad|son|brother|uncle|husband|boyfriend|king|prince|waiter|widower|groom|man|boy)\b/,
    'man',
  ],
];

/** A name that says it: 'GRAN', 'HER BROTHER TOM' — where it says one and not both. */
export function genderOfName(folded: string): Gender | undefined {
  const said = KIN.filter(([pattern]) => pattern.test(folded));
  return said.length === 1 ? said[0]?.[1] : undefined;
}
