import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ENTRY = /`([^`]+\.test\.tsx?)` › (.+?) \|$/gm;

const entries = [...readFileSync('docs/spec-trace.md', 'utf8').matchAll(ENTRY)].map(
  ([, file = '', title = '']) => ({ file, title }),
);

it('every row of the trace names a test', () => {
  const rows = readFileSync('docs/spec-trace.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!line|-)/.test(line));
  expect(entries.length).toBe(rows.length);
  expect(entries.length).toBeGreaterThan(20);
});

it('every test that the trace names exists', () => {
  const missing = entries.filter(({ file, title }) => !hasTest(readFileSync(file, 'utf8'), title));
  expect(missing).toEqual([]);
});

function hasTest(source: string, title: string): boolean {
  const quoted = [`'${title}'`, `"${title}"`, `\`${title}\``];
  return quoted.some((text) => source.includes(text));
}
