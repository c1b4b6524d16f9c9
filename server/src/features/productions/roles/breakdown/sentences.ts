/** A part of a sentence between commas, semicolons, brackets or dashes, and what stands before it. */
export type Piece = { text: string; before: string };
export type Sentence = { text: string; pieces: Piece[] };

/** Words that end with a full stop without ending a sentence. */
const ABBREVIATIONS =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|st|sr|jr|sgt|det|insp|lt|capt|cpt|col|gen|prof|rev|hon|approx|incl|eps?|no|vs|e\.g|i\.e|u\.s|u\.k|a\.m|p\.m|\p{L})$/iu;
const LONGEST_ABBREVIATION = 8;

/** Sentences as they were written, each with its end. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?…]+["”')\]]*(?=\s|$)/gu)) {
    const before = text.slice(Math.max(start, match.index - LONGEST_ABBREVIATION), match.index);
    if (match[0] === '.' && ABBREVIATIONS.test(before)) continue;
    const end = match.index + match[0].length;
    add(sentences, text.slice(start, end));
    start = end;
  }
  add(sentences, text.slice(start));
  return sentences;
}

function add(sentences: Sentence[], raw: string): void {
  const text = raw.trim();
  if (text !== '') sentences.push({ text, pieces: splitPieces(text) });
}

/** A comma inside a number does not divide. */
const BETWEEN = /\s*(?:,(?!\d{3}(?!\d))|[;()[\]|]|\s[–—-]\s)\s*/gu;

function splitPieces(sentence: string): Piece[] {
  const text = sentence.replace(/[.!?…]+$/u, '');
  const pieces: Piece[] = [];
  let start = 0;
  let before = '';
  for (const match of text.matchAll(BETWEEN)) {
    addPiece(pieces, text.slice(start, match.index), before);
    before = match[0];
    start = match.index + match[0].length;
  }
  addPiece(pieces, text.slice(start), before);
  return pieces;
}

function addPiece(pieces: Piece[], raw: string, before: string): void {
  const text = raw.trim().replace(/^(?:[–—-]\s|:\s?)/, '');
  if (/[\p{L}\p{N}]/u.test(text)) pieces.push({ text, before });
}

/** Pieces of a sentence put together again without the others. */
export function joinPieces(pieces: readonly Piece[]): string {
  let joined = '';
  for (const { text, before } of pieces) {
    const between = /[;|]/.test(before) ? '; ' : ', ';
    joined += joined === '' ? text : between + text;
  }
  return joined;
}
