import { describe, expect, it } from 'vitest';
import { keyOfPath, pathOfKey } from './query-key.ts';

describe('the path that a query key reads', () => {
  it.each([
    [['/api/languages'], '/api/languages'],
    [['/api/talent-profiles', '7', 'portfolio-items'], '/api/talent-profiles/7/portfolio-items'],
    [
      ['/api/messaging', 'conversations', '7', 'messages'],
      '/api/messaging/conversations/7/messages',
    ],
    [['api', 'talent-profiles', '7'], '/api/talent-profiles/7'],
  ])('is its parts joined by slashes: %j', (key, path) => {
    expect(pathOfKey(key)).toBe(path);
  });

  it('leaves out what is empty, missing or not a text', () => {
    const key = ['/api/talent-profiles', undefined, '', 7, null, { sort: 'name' }, 'mine'];
    expect(pathOfKey(key)).toBe('/api/talent-profiles/mine');
  });

  it('has at most four parts', () => {
    expect(pathOfKey(['/api/a', 'b', 'c', 'd', 'e'])).toBe('/api/a/b/c/d');
  });
});

describe('the query key of a path', () => {
  it.each([
    ['/api/languages', ['/api/languages']],
    ['/api/skills/categories', ['/api/skills', 'categories']],
    ['/api/talent-profiles/7/portfolio-items', ['/api/talent-profiles', '7', 'portfolio-items']],
    ['/mailbox', ['/mailbox']],
  ])('is its noun and then one part per segment: %s', (path, key) => {
    expect(keyOfPath(path)).toEqual(key);
    expect(pathOfKey(key)).toBe(path);
  });

  it('ends with the query parameters that are set', () => {
    expect(keyOfPath('/api/search', { query: 'ham', cursor: undefined, role: null })).toEqual([
      '/api/search',
      { query: 'ham' },
    ]);
  });

  it('has no part for query parameters of which none is set', () => {
    expect(keyOfPath('/api/notifications', { before: undefined })).toEqual(['/api/notifications']);
  });
});
