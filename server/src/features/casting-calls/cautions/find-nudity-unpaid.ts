import { contentWords } from '../terms/content-words.ts';
import { plainText } from './plain-text.ts';
import type { CallToRead, Evidence, ReviewedRole } from './reviewed-role.ts';
import { sentencesOf } from './sentences.ts';
import { textsOf } from './texts-of.ts';

const NO_PAY: readonly ReviewedRole['payKind'][] = ['deferred', 'expenses_only', 'unpaid'];
const BARE =
  /\b(?:nude|nudes|nudity|naked|topless|undress(?:ed|ing)?|lingerie|in (?:your|her|his|their) underwear|strip(?:ping)? (?:off|down)|intimate scenes?|intimacy|love scenes?|sex scenes?|boudoir|implied nude|glamour shots?)\b/;
const NOT_ASKED =
  /\b(?:no|without|never|not|non|any) (?:\w+ ){0,3}(?:nude|nudity|naked|topless|intimacy|intimate|lingerie|sex)|\b(?:nudity|intimacy)[- ]?free\b/;

/** Nothing to wear and nothing to earn: what is ticked, and what only the text says. */
export function findNudityUnpaid(call: Pick<CallToRead, 'role' | 'synopsis'>): Evidence[] {
  if (!isUnpaid(call.role)) return [];
  const flags = call.role.contentFlags.filter((flag) => flag === 'nudity' || flag === 'intimacy');
  const ticked = flags.length > 0 ? [{ place: 'Content', evidence: contentWords(flags) }] : [];
  const said = textsOf(call).flatMap(({ place, text }) =>
    sentencesOf(text).flatMap((sentence) => {
      const { plain, asWritten } = plainText(sentence);
      const found = NOT_ASKED.test(plain) ? null : BARE.exec(plain);
      if (found === null) return [];
      return [{ place, evidence: asWritten(found.index, found.index + found[0].length) }];
    }),
  );
  return [...ticked, ...said];
}

function isUnpaid({ payKind, payAmount }: ReviewedRole): boolean {
  return NO_PAY.includes(payKind) || payAmount === 0;
}
