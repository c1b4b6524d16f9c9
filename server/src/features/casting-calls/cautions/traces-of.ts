import { createHash } from 'node:crypto';
import { domainOf, isCommonDomain } from './domains.ts';
import { findContacts } from './find-contacts.ts';
import { plainText } from './plain-text.ts';
import type { CallToRead, Evidence } from './reviewed-role.ts';
import { sentencesOf } from './sentences.ts';
import { textsOf } from './texts-of.ts';

/** By what a call is known again, with the words that it is known by. */
export type Trace = Evidence & { kind: 'domain' | 'phone' | 'text'; value: string };

/** Shorter ones are everybody's: 'Shooting days are still to be confirmed.' */
const TELLING_SENTENCE = 60;
/** 'Details on request.' is a description, too. */
const TELLING_DESCRIPTION = 20;

/** Each once, by where it stands first. */
export function tracesOf(call: CallToRead): Trace[] {
  const traces = [...contactTraces(call), ...posterTraces(call), ...textTraces(call)];
  const known = new Set<string>();
  return traces.filter(({ kind, value }) => {
    const name = `${kind} ${value}`;
    return !known.has(name) && known.add(name);
  });
}

function contactTraces(call: CallToRead): Trace[] {
  return textsOf(call)
    .flatMap(findContacts)
    .flatMap(({ kind, known, place, evidence }): Trace[] => {
      if (kind === 'phone') return [{ kind, value: known, place, evidence }];
      const isTelling = kind !== 'handle' && !isCommonDomain(known);
      return isTelling ? [{ kind: 'domain', value: known, place, evidence }] : [];
    });
}

function posterTraces({ posterEmail, posterWebsite }: CallToRead): Trace[] {
  const own = [
    { place: 'Poster’s e-mail', evidence: posterEmail },
    { place: 'Poster’s website', evidence: posterWebsite },
  ];
  return own.flatMap(({ place, evidence }) => {
    const value = domainOf(evidence);
    if (evidence === null || value === undefined || isCommonDomain(value)) return [];
    return [{ kind: 'domain' as const, value, place, evidence }];
  });
}

function textTraces({ role: { description } }: CallToRead): Trace[] {
  if (description === null) return [];
  const traceOf = (text: string, least: number): Trace[] => {
    const words = wordsOf(text);
    if (words.replaceAll(' ', '').length < least) return [];
    return [{ kind: 'text', value: hashOf(words), place: 'Description', evidence: text }];
  };
  return [
    ...traceOf(description, TELLING_DESCRIPTION),
    ...sentencesOf(description).flatMap((sentence) => traceOf(sentence, TELLING_SENTENCE)),
  ];
}

/** What is left when signs, capitals and spaces are all the same: who copies a text changes those. */
function wordsOf(text: string): string {
  return plainText(text.normalize('NFKD'))
    .plain.replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function hashOf(words: string): string {
  return createHash('sha256').update(words).digest('hex');
}
