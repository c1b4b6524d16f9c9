import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

describe('the query string', () => {
  it.each([
    ['', {}],
    ['?tab=applications', { tab: 'applications' }],
    ['?token=0123456789&code=1e5', { token: '0123456789', code: '1e5' }],
    ['?skill=a&skill=b&x=', { skill: ['a', 'b'], x: '' }],
    ['?next=%2Ftasks%3Fsort%3Ddue', { next: '/tasks?sort=due' }],
    ['?q=%5B%22a%22%5D&isOn=true', { q: '["a"]', isOn: 'true' }],
  ])('%j keeps its texts as they are, both ways', (query, params) => {
    expect(parseSearch(query)).toEqual(params);
    expect(stringifySearch(params)).toBe(query);
  });

  it('leaves out what is not set', () => {
    expect(stringifySearch({ a: undefined, b: null, c: 'd', n: 7 })).toBe('?c=d&n=7');
  });
});
