import { expect, it } from 'vitest';
import { paint } from '../../../test/picture.ts';
import { pictureKindOf } from './picture-kind.ts';

it.each(['jpeg', 'png', 'webp'] as const)('a %s is known by its content', async (kind) => {
  expect(pictureKindOf(await paint('red').toFormat(kind).toBuffer())).toBe(kind);
});

it.each(['gif', 'tiff', 'avif'] as const)('a %s is not taken', async (kind) => {
  const picture = await paint('red', { width: 16, height: 16 }).toFormat(kind).toBuffer();
  expect(pictureKindOf(picture)).toBeUndefined();
});

it.each([
  '',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'RIFF',
  'RIFF    WAVE',
  '%PDF-1.7',
  'MZ',
])('%j is no picture', (text) => {
  expect(pictureKindOf(Buffer.from(text))).toBeUndefined();
});
