import type { Reader } from '../reader.ts';

const OWN =
  /\b(?:own|with|bring(?:s|ing)?|has|have) (?:[\p{L}-]+ ){0,3}(?:kit|equipment|gear|camera|van|lenses|package)\b|\bkit\b/u;

/** What a crew member brings, as it was said. */
export const kit: Reader = {
  read: (rest, { text, key }) =>
    key === 'kit' || OWN.test(rest) ? { facts: { kit: text }, rest: '' } : undefined,
};
