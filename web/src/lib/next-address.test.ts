import { describe, expect, it } from 'vitest';
import { nextAddress } from './next-address.ts';

describe('the address after signing in', () => {
  it.each([
    '/productions',
    '/production-roles/7?tab=applications',
    '/talent-search?skill=fencing&skill=riding#results',
  ])('%s is gone to as it is', (next) => {
    expect(nextAddress(next)).toBe(next);
  });

  it.each([
    undefined,
    7,
    ['/a', '/b'],
    '',
    'productions',
    'https://other.example/',
    '//other.example/',
    '/\\other.example/',
    '/\t/other.example/',
    '/.//other.example/',
    'javascript:alert(1)',
    '/login',
    '/register?next=/login',
  ])('%j leads to the start page', (next) => {
    expect(nextAddress(next)).toBe('/');
  });
});
