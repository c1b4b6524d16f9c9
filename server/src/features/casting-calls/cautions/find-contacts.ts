import { DAYS, HANDLE, MAIL, PHONE, WEB } from './contact-patterns.ts';
import { plainDomain } from './domains.ts';
import { plainText } from './plain-text.ts';
import type { Evidence } from './reviewed-role.ts';
import type { PlacedText } from './texts-of.ts';

export type Contact = Evidence & {
  kind: 'mail' | 'web' | 'phone' | 'handle';
  /** What is the same about it however it is written: a domain, or a number's digits. */
  known: string;
};

/** Ways to reach someone elsewhere, each once, in the order of the text. */
export function findContacts({ place, text }: PlacedText): Contact[] {
  const { plain, asWritten } = plainText(text);
  let rest = plain;
  const found: (Contact & { at: number })[] = [];
  const take = (
    kind: Contact['kind'],
    pattern: RegExp,
    know: (match: RegExpExecArray) => string,
  ) => {
    for (const match of rest.matchAll(pattern)) {
      const known = know(match);
      const at = match.index;
      const end = at + match[0].length;
      if (known !== '') found.push({ kind, place, at, known, evidence: asWritten(at, end) });
      // An address is not a web page as well, nor its number a phone.
      if (known !== '') rest = rest.slice(0, at) + '\0'.repeat(end - at) + rest.slice(end);
    }
  };
  take('mail', MAIL, ([, name = '']) => plainDomain(name));
  take('web', WEB, ([, host, name]) => plainDomain(host ?? name ?? ''));
  take('phone', PHONE, ([digits]) => (DAYS.test(digits) ? '' : plainNumber(digits)));
  take('handle', HANDLE, ([handle]) => handle);
  return found.sort((one, other) => one.at - other.at).map(({ at: _, ...contact }) => contact);
}

/** The same with or without its country's number in front. */
const TELLING_DIGITS = 9;

function plainNumber(written: string): string {
  return written.replace(/\D/g, '').slice(-TELLING_DIGITS);
}
