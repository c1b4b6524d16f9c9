import { expect, it } from 'vitest';
import { thumbnailAddress } from './thumbnail-address.ts';

const CALL = '/api/client-profiles/photo/thumbnail/7';

it.each([
  ['https://images.example/7.webp', 'https://images.example/7.webp'],
  ['http://images.example/7.webp', 'http://images.example/7.webp'],
])('the hosted thumbnail %s is used directly', (url, address) => {
  expect(thumbnailAddress(url, CALL)).toBe(address);
});

it('any other thumbnail is behind the call, under its version where it has one', () => {
  expect(thumbnailAddress(`${CALL}?v=abc`, CALL)).toBe(`${CALL}?v=abc`);
  expect(thumbnailAddress('photos/7.webp', CALL)).toBe(CALL);
});

it('a profile without a photo has no thumbnail', () => {
  expect(thumbnailAddress(null, CALL)).toBeUndefined();
  expect(thumbnailAddress('', CALL)).toBeUndefined();
});
