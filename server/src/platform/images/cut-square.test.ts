import sharp from 'sharp';
import { expect, it } from 'vitest';
import { paint } from '../../../test/picture.ts';
import { cutSquare } from './cut-square.ts';

async function meanOf(square: Buffer) {
  const { width, height } = await sharp(square).metadata();
  const [red, , blue] = (await sharp(square).stats()).channels.map(({ mean }) => mean);
  return { size: [width, height], red: red ?? 0, blue: blue ?? 0 };
}

const patch = (colour: string) => paint(colour, { width: 40, height: 40 }).png().toBuffer();

it('of a tall photo the upper part is cut', async () => {
  const photo = paint('blue', { width: 40, height: 120 });
  const face = { input: await patch('red'), left: 0, top: 10 };
  const { size, red, blue } = await meanOf(
    await cutSquare(await photo.composite([face]).png().toBuffer()),
  );
  expect(size).toEqual([40, 40]);
  expect(red).toBeGreaterThan(blue);
});

it('of a wide photo the part that draws the eye is cut, wherever it is', async () => {
  const photo = paint('grey', { width: 200, height: 40 });
  const face = { input: await patch('#e0a080'), left: 150, top: 0 };
  const { size, red, blue } = await meanOf(
    await cutSquare(await photo.composite([face]).png().toBuffer()),
  );
  expect(size).toEqual([40, 40]);
  expect(red - blue).toBeGreaterThan(40);
});
