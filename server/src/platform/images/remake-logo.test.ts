import sharp from 'sharp';
import { expect, it } from 'vitest';
import { remakeLogo } from './remake-logo.ts';

type Colour = { r: number; g: number; b: number; alpha: number };

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const grey = (shade: number) => ({ r: shade, g: shade, b: shade, alpha: 1 });

/** A wide mark in the middle of a ground, remade; the shade of its corner and of its middle. */
async function shadesOf({ mark, ground }: { mark: Colour; ground: Colour }) {
  const create = (width: number, height: number, background: Colour) =>
    sharp({ create: { width, height, channels: 4, background } }).png();
  const input = await create(40, 10, mark).toBuffer();
  const sent = await create(80, 30, ground).composite([{ input }]).toBuffer();
  const logo = sharp(await remakeLogo(sent));
  const { isOpaque } = await logo.stats();
  const { data, info } = await logo.greyscale().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? -1;
  return { isOpaque, corner: at(0, 0), middle: at(40, 40) };
}

it.each([
  ['a dark mark on nothing', { mark: grey(20), ground: CLEAR }, [255, 20]],
  ['a light mark on nothing', { mark: grey(250), ground: CLEAR }, [25, 250]],
  ['a picture without clear parts', { mark: grey(20), ground: grey(240) }, [255, 20]],
])('%s is put on what it stands out from, in every theme the same', async (_, sent, shades) => {
  const { isOpaque, corner, middle } = await shadesOf(sent);
  expect(isOpaque).toBe(true);
  expect(Math.abs(corner - (shades[0] ?? 0))).toBeLessThan(12);
  expect(Math.abs(middle - (shades[1] ?? 0))).toBeLessThan(12);
});
