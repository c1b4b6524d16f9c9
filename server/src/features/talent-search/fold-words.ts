import { foldText } from '../fit/fold-text.ts';

/** Letters that are no other letter with a mark on it, as people type them who do not have them. */
const LETTERS: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
};
const OTHERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/** As names and words are compared here; "O'Brien" is one word. */
export function foldName(text: string): string {
  return foldText(
    text
      .toLowerCase()
      .replaceAll(OTHERS, (letter) => LETTERS[letter] ?? letter)
      .replaceAll(/['`’ʼ]/gu, ''),
  );
}

export function foldWords(text: string): string[] {
  return foldName(text)
    .split(' ')
    .filter((word) => word !== '');
}
