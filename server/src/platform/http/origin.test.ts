import { expect, it } from 'vitest';
import { ownOrigins } from './origin.ts';

it('a public address has one origin, this machine has one for each of its names', () => {
  expect([...ownOrigins('https://callboard.example/')]).toEqual(['https://callboard.example']);
  expect([...ownOrigins('http://localhost:3000')]).toEqual([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
  ]);
});
