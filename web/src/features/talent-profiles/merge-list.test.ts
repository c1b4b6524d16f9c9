import { describe, expect, it } from 'vitest';
import { mergeList } from './merge-list.ts';

const salt = { id: '1', production: 'Salt Year' };
const slate = { id: '2', production: 'Slate Quarter' };
const theirNew = { id: '3', production: 'Tin Orchard Sunday' };
const myNew = { production: 'The Long Ledger' };

describe('a list that others changed meanwhile', () => {
  it('is as it was typed where nobody did', () => {
    expect(mergeList([salt, slate], [slate, myNew], [salt, slate])).toEqual([slate, myNew]);
  });

  it('keeps what they added and what was added here', () => {
    expect(mergeList([salt], [myNew, salt], [theirNew, salt])).toEqual([myNew, theirNew, salt]);
    expect(mergeList([salt], [salt, myNew], [theirNew, salt])).toEqual([theirNew, salt, myNew]);
  });

  it('loses what was removed on either side, but nothing that was changed here', () => {
    const changed = { ...salt, production: 'Salt Years' };
    expect(mergeList([salt, slate], [slate], [salt, slate, theirNew])).toEqual([slate, theirNew]);
    expect(mergeList([salt, slate], [salt, slate], [salt])).toEqual([salt]);
    expect(mergeList([salt, slate], [changed, slate], [slate])).toEqual([changed, slate]);
    expect(mergeList([salt], [changed], [salt, theirNew])).toEqual([changed, theirNew]);
  });

  it('knows what has no id by what it says', () => {
    const fluent = { languageId: 'fr', level: 'fluent' };
    const basic = { languageId: 'fr', level: 'basic' };
    const igbo = { languageId: 'ig', level: 'native' };
    expect(mergeList([basic], [fluent], [basic, igbo])).toEqual([fluent, igbo]);
  });
});
