import type { Caution } from '@callboard/contract/messages';
import type { Pattern } from './pattern.ts';
import { PATTERNS } from './patterns.ts';

export type Noticed = {
  /** What its readers are warned of. */
  caution: Caution | null;
  /** The patterns that it matched, for the moderators. */
  findings: readonly string[];
};

/** What of a text looks like a swindle. Only ever a reason to look closer: nothing is held back. */
export function findPatterns(text: string): Noticed {
  const sentences = sentencesOf(text);
  const found = PATTERNS.filter((pattern) => sentences.some((one) => isFound(pattern, one)));
  return { caution: found[0]?.caution ?? null, findings: found.map(({ name }) => name) };
}

function isFound({ says, unless = [] }: Pattern, sentence: string): boolean {
  return says.some((rule) => rule.test(sentence)) && !unless.some((rule) => rule.test(sentence));
}

/** Who hides a word writes it with odd letters, invisible signs or spaces between. */
const INVISIBLE = /\p{Cf}/gu;

/** A sentence ends where its sign is followed by a space: `bit.ly/x` and `£1.50` are whole. */
const ENDS = /[.!?…](?=\s)|\n+/;

function sentencesOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[‐-―]/g, '-')
    .toLowerCase();
  return plain.split(ENDS).flatMap((sentence) => piecesOf(sentence.replace(/\s+/g, ' ').trim()));
}

/** A text without ends takes no longer than one with many: no sentence is longer than a few lines. */
const PIECE = 400;
const OVERLAP = 100;

function piecesOf(sentence: string): string[] {
  const pieces = [];
  for (let start = 0; start < sentence.length; start += PIECE - OVERLAP) {
    pieces.push(sentence.slice(start, start + PIECE));
  }
  return pieces;
}
