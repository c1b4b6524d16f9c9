import type { Facts } from '../facts.ts';
import { type Reader, without } from '../reader.ts';

const BOTH = /\bunion ?(?:\/|and|or|&) ?non-?(?:union)?\b|\bnon-?union ?(?:\/|and|or|&) ?union\b/;
const NON_UNION = /\bnon[- ]?union\b/;
const UNION = /\bunion\b(?! jack)/;
const EQUITY = /\bequity\b(?: (?:contract|minimum|rates?))?/;
const BRITISH = /£|\buk\b|\bpact\b|\bgbp\b/;
const AMERICAN = /\$|\baea\b|\bus\b|\busd\b/;

/** 'SAG-AFTRA', 'Equity', 'non-union'. Of Equity there are several; the money tells which. */
export const union: Reader = {
  isSure: true,
  read: (rest, { text, key }, words) => {
    for (const [pattern, unionStatus] of [
      [BOTH, 'both'],
      [NON_UNION, 'non_union'],
    ] as const) {
      const match = pattern.exec(rest);
      if (match) return { facts: { unionStatus }, rest: cut(rest, match) };
    }
    const named = findNamed(text, words.unions);
    if (named) {
      const facts: Facts = { unionStatus: 'union', unionIds: [named.id] };
      return { facts, rest: rest.replace(named.written.toLowerCase(), ' ') };
    }
    return readEquity(rest) ?? (key === 'union' ? readPlain(rest) : undefined);
  },
};

function cut(text: string, { index, 0: found }: RegExpExecArray): string {
  return without(text, index, index + found.length);
}

/** Short names only as they are written: 'saga' and 'other' are words. */
function findNamed(text: string, unions: readonly { id: string; name: string }[]) {
  if (!/[A-Z]{2}|Equity/.test(text)) return undefined;
  const tokens = new Set(text.split(/[^\p{L}/-]+/u));
  for (const { id, name } of unions) if (tokens.has(name)) return { id, written: name };
  return tokens.has('SAG') ? { id: 'sag-aftra', written: 'SAG' } : undefined;
}

function readEquity(rest: string) {
  const match = EQUITY.exec(rest);
  if (match === null) return undefined;
  const unionIds = BRITISH.test(rest) ? ['equity-uk'] : AMERICAN.test(rest) ? ['aea'] : [];
  return { facts: { unionStatus: 'union' as const, unionIds }, rest: cut(rest, match) };
}

function readPlain(rest: string) {
  const match = UNION.exec(rest);
  return match ? { facts: { unionStatus: 'union' as const }, rest: cut(rest, match) } : undefined;
}
