import { type Facts, mergeFacts } from './facts.ts';
import { type Keyed, splitKeys } from './keys.ts';
import { readPaySentence } from './read-pay-sentence.ts';
import { type PhraseReading, readPhrase } from './read-phrase.ts';
import { readWorkDates } from './readers/work-dates.ts';
import { joinPieces, type Sentence, splitSentences } from './sentences.ts';
import type { Words } from './words/words.ts';

/** What lines say of a role: facts, the prose that is left, and what sounds like a fact and is none. */
export type Body = { facts: Facts; prose: string[]; unread: string[] };

type Reading = { isCrew: boolean; words: Words };

/** `headline` stands beside the name; the lines after it stand for themselves. */
export function readBody(headline: string, lines: readonly string[], reading: Reading): Body {
  const parts = [headline, ...lines].flatMap((line, at) =>
    splitKeys(line).map((part) => ({ ...part, isHeadline: at === 0 && part.key === undefined })),
  );
  let facts: Facts = {};
  const prose: string[] = [];
  const unread: string[] = [];
  for (const part of parts) {
    const [first, ...others] = splitSentences(part.text);
    const sentences = first ? [first, ...others] : [];
    for (const [at, sentence] of sentences.entries()) {
      const isHeadline = part.isHeadline && at === 0;
      const said = readSentence(sentence, { ...part, isHeadline }, reading);
      facts = mergeFacts(facts, said.facts);
      prose.push(...said.prose);
      unread.push(...said.unread);
    }
  }
  return { facts, prose, unread };
}

type About = Keyed & { isHeadline: boolean };

function readSentence(sentence: Sentence, about: About, { words, isCrew }: Reading): Body {
  const pay = readPaySentence(sentence, about.key);
  const read = sentence.pieces.map((piece): Read => {
    if (pay?.pieces.includes(piece)) return { piece, facts: {}, isWhole: true };
    return { piece, ...readPhrase({ ...about, text: piece.text }, words, isCrew) };
  });
  const dates = readWorkDates(sentence.text, about.key === 'dates') ?? {};
  const facts = [dates, pay?.facts ?? {}, ...read.map((it) => it.facts)].reduce(mergeFacts);
  return { facts: { ...facts, ...notesOf(read) }, ...whatIsLeft(sentence, read) };
}

/** What is kept as it was written is kept with what stood between. */
function notesOf(read: readonly Read[]): Facts {
  const notes: Facts = {};
  for (const field of ['contentNote', 'physicalWishes'] as const) {
    const pieces = read.filter(({ facts }) => facts[field]).map(({ piece }) => piece);
    if (pieces.length > 0) notes[field] = joinPieces(pieces);
  }
  return notes;
}

type Read = PhraseReading & { piece: Sentence['pieces'][number] };

/**
 * A sentence that mostly became facts keeps the rest; one that mostly is prose stays as it was
 * written, so that it can still be read.
 */
function whatIsLeft(sentence: Sentence, read: Read[]): Pick<Body, 'prose' | 'unread'> {
  const left = read.filter(({ isWhole }) => !isWhole).map(({ piece }) => piece);
  if (left.length === 0) return { prose: [], unread: [] };
  const hasFacts = read.some(({ facts, isWhole }) => isWhole || Object.keys(facts).length > 0);
  const isMostlyFacts = left.length * 2 <= read.length;
  const unread = hasFacts
    ? left.map(({ text }) => text)
    : CONDITION.test(sentence.text)
      ? [sentence.text]
      : [];
  return { prose: [isMostlyFacts ? asSentence(joinPieces(left)) : sentence.text], unread };
}

function asSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Sounds like something that is asked, not told. */
const CONDITION =
  /\d|\b(?:must|needs?|required?|requirements?|prefer(?:red|ably)?|allerg\w{0,5}|available|availability|able to|willing|comfortable|essential|authentic)\b/i;
