import type { ContentFlag } from '@callboard/contract/production-choices';
import type { Reader } from '../reader.ts';

const FLAGS: readonly (readonly [RegExp, ContentFlag])[] = [
  [
    /\b(?:kiss(?:es|ing)?|intimacy|intimate scenes?|(?:simulated )?sex scenes?|simulated sex|love scenes?)\b/,
    'intimacy',
  ],
  [/\b(?:nudity|nude|topless)\b/, 'nudity'],
  [/\b(?:stunts?|fight scenes?|wire ?work)\b/, 'stunts'],
  [/\b(?:smokes|smoking|vapes|vaping)\b/, 'smoking'],
  [
    /\b(?:work(?:s|ing)? with (?:\p{L}+ )?(?:animals|dogs?|horses?|cats?)|animals? on set)\b/u,
    'animals',
  ],
  [/\b(?:licen[cs](?:ed|e|ing)|chaperon(?:ed|es?))\b/, 'minors'],
];
const REFUSED = /\b(?:no|not|non|without|never)\b/;
/** A licence to drive is no licence for a child. */
const OTHER_LICENCE = /\bdriv(?:ing|er'?s)\b/;

/** What a talent has to agree to. The note keeps the words, whatever becomes of the flag. */
export const content: Reader = {
  isSure: true,
  read: (rest, { text }) => {
    const flags = FLAGS.filter(([pattern]) => pattern.test(rest)).map(([, flag]) => flag);
    if (flags.length === 0 || OTHER_LICENCE.test(rest)) return undefined;
    const contentFlags = REFUSED.test(rest) ? [] : flags;
    return { facts: { contentFlags, contentNote: text }, rest: '' };
  },
};
