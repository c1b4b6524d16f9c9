import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TEXTS } from '../contract/src/texts.ts';

const sources = globSync('{contract,server,web}/src/**/*.{ts,tsx}')
  .filter((path) => !path.includes('.test.') && path !== 'contract/src/texts.ts')
  .map((path) => readFileSync(path, 'utf8'));

/** `crash.title`: how a text is named where it is used, at whatever depth it was taken apart. */
function leavesOf(value: object, path: string[] = []): string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' ? leavesOf(inner, [...path, key]) : [[...path, key].join('.')],
  );
}

/** Named itself, or handed on together with its siblings: `toast(TEXTS.logout.done)`. */
function isUsed(leaf: string): boolean {
  const parent = leaf.split('.').slice(0, -1).join('.');
  const pattern = new RegExp(`\\b${leaf}\\b|\\bTEXTS\\.${parent}\\b(?!\\.)`);
  return sources.some((source) => pattern.test(source));
}

it('no text of the specification is left unused', () => {
  expect(leavesOf(TEXTS).filter((leaf) => !isUsed(leaf))).toEqual([]);
});
