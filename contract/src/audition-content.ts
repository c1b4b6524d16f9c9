/**
 * No nudity and no simulated sex may be asked for in an audition, photo or tape. The words that ask for
 * it, as they are written; a sentence that says there is none is let through.
 */
const CLOTHES = '(?:clothe?s|clothing|top|shirt|bra|pants|knickers|trousers|underwear)';
const ASKED = new RegExp(
  `\\b(${[
    'nud(?:es?|ity)|naked|topless|bottomless|undress(?:ed|ing)?|disrobe|unclothed',
    'strip(?:ping)? (?:down|off|to|naked)',
    `(?:remove|removing|take off|taking off|lose) (?:all )?(?:your|their|his|her|the) ${CLOTHES}`,
    `tak(?:e|ing) (?:your|their|his|her) ${CLOTHES} off`,
    'simulat(?:e|ed|ing) (?:having )?(?:sex|intercourse)|sex(?:ual)? (?:scene|act)s?|have sex|masturbat\\w*',
    '(?:in|only|just) (?:your |their )?(?:underwear|lingerie)',
    'bare(?:d)? (?:breasts?|chest|bottom)|sexually explicit',
  ].join('|')})\\b`,
  'gi',
);
const DENIED =
  /\b(?:no|not|never|without|free of|isn['’]t|won['’]t|aren['’]t|don['’]t|will not|nor)\b(?:(?!\b(?:but|before|until|unless|except)\b)[^.!?;\n]){0,60}$/i;
/** 'Nudity: none', 'nudity is not required'. */
const DENIED_AFTER =
  /^\s*(?:[:–—-]\s*(?:none|no|nil|n\/a)\b|(?:is|are|will be)? ?(?:not|never)\b|isn['’]t|won['’]t|aren['’]t|will (?:not|never)\b|[- ]free\b)/i;
/** Signs that nobody sees, and that part a word for whoever looks for it. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

export const NUDITY_REFUSED =
  'No nudity or simulated sex may be asked for in an audition, photo or tape.';

export function asksForNudity(given: string): boolean {
  const text = given.normalize('NFKC').replaceAll(UNSEEN, '');
  return [...text.matchAll(ASKED)].some(({ index, 0: { length } }) => {
    const before = text.slice(Math.max(0, index - 80), index);
    return !DENIED.test(before) && !DENIED_AFTER.test(text.slice(index + length));
  });
}
