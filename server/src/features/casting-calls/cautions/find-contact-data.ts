import { findContacts } from './find-contacts.ts';
import { patternsIn } from './patterns-in.ts';
import type { Evidence } from './reviewed-role.ts';
import { sentencesOf } from './sentences.ts';
import type { PlacedText } from './texts-of.ts';

/** Addresses, numbers and names elsewhere, and sentences that ask to come there without naming one. */
export function findContactData(texts: readonly PlacedText[]): Evidence[] {
  return texts.flatMap(({ place, text }) => {
    const contacts = findContacts({ place, text });
    const asking = sentencesOf(text).filter(
      (sentence) =>
        asksElsewhere(sentence) && !contacts.some(({ evidence }) => sentence.includes(evidence)),
    );
    return [
      ...contacts.map(({ evidence }) => ({ place, evidence })),
      ...asking.map((evidence) => ({ place, evidence })),
    ];
  });
}

const ELSEWHERE = ['messenger', 'private-phone', 'private-mail', 'shortened-link'];

function asksElsewhere(sentence: string): boolean {
  return patternsIn(sentence).findings.some((name) => ELSEWHERE.includes(name));
}
