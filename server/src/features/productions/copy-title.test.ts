import { LIMITS } from '@callboard/contract/limits';
import { expect, it } from 'vitest';
import { copyTitle } from './copy-title.ts';

it('a copy of what has a long title is called by its beginning, in whole characters', () => {
  expect(copyTitle('Ivy')).toBe('Ivy (copy)');
  for (const long of ['😀'.repeat(127), `a${'😀'.repeat(127)}`]) {
    const title = copyTitle(long);
    expect(title.isWellFormed()).toBe(true);
    expect(title.length).toBeLessThanOrEqual(LIMITS.nameLength);
    expect(title).toMatch(/😀 \(copy\)$/u);
  }
});
