import type { Reader } from '../reader.ts';

const WISHES =
  /\b(?:wheelchair user|deaf|hard of hearing|blind|visually impaired|partially sighted|amputee|limb difference|down'?s syndrome|autistic|neurodivergent|disabled|cerebral palsy|short stature|dwarfism|authentic(?:ally)?(?: cast(?:ing)?)?|red[- ]?head(?:ed)?|ginger|blonde?|brunette|bald|bearded|freckles|tattoos?|tall|petite|athletic(?: build)?|muscular|plus[- ]size|curvy|slim|twins?|pregnant)\b/;
const LONGEST = 6;

/** What someone is to look like, or to live with, as it was said. */
export const physique: Reader = {
  read: (rest, { text }) => {
    const isShort = text.split(' ').length <= LONGEST;
    return isShort && WISHES.test(rest) ? { facts: { physicalWishes: text }, rest: '' } : undefined;
  },
};
