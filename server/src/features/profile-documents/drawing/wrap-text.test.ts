import { describe, expect, it } from 'vitest';
import { wrapText } from './wrap-text.ts';

const wrap = (text: string, width: number, lines: number) =>
  wrapText(text, { width, lines, measure: ({ length }) => length });

describe('a text in a column', () => {
  it('breaks between words and after hyphens', () => {
    expect(wrap('The Long Ledger', 9, 3)).toEqual(['The Long', 'Ledger']);
    expect(wrap('Mara Okonjo-Lyle', 12, 3)).toEqual(['Mara Okonjo-', 'Lyle']);
  });

  it('breaks a word that is wider than the column', () => {
    expect(wrap('desk@agency.example', 8, 3)).toEqual(['desk@age', 'ncy.exam', 'ple']);
  });

  it('ends in an ellipsis where there are no more lines', () => {
    expect(wrap('The Long Ledger of Salt', 8, 2)).toEqual(['The Long', 'Ledger…']);
    expect(wrap('', 8, 2)).toEqual([]);
  });
});
