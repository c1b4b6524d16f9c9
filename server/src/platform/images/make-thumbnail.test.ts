import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeThumbnail } from './make-thumbnail.ts';

/** As a phone held sideways takes it: red on the left, blue on the right, and a note to turn it. */
async function takePhoto(): Promise<Buffer> {
  const half = { width: 300, height: 300, channels: 3, background: 'blue' } as const;
  const blue = await sharp({ create: half }).png().toBuffer();
  return sharp({ create: { ...half, width: 600, background: 'red' } })
    .composite([{ input: blue, left: 300, top: 0 }])
    .withExif({ IFD0: { Artist: 'Imogen Farrell', Orientation: '6' } })
    .jpeg()
    .toBuffer();
}

it('a thumbnail is a square WebP of 256 pixels', async () => {
  const made = await sharp(await makeThumbnail(await takePhoto())).metadata();
  expect(made).toMatchObject({ format: 'webp', width: 256, height: 256 });
});

it('a thumbnail stands upright and carries no metadata', async () => {
  const photo = await takePhoto();
  expect((await sharp(photo).metadata()).exif?.toString()).toContain('Imogen Farrell');
  const thumbnail = await makeThumbnail(photo);
  const { exif, xmp, icc, orientation } = await sharp(thumbnail).metadata();
  expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  const { data } = await sharp(thumbnail).raw().toBuffer({ resolveWithObject: true });
  const [topRed = 0, , topBlue = 0] = data;
  expect(topRed).toBeGreaterThan(topBlue);
  const [bottomRed = 0, , bottomBlue = 0] = data.subarray(-3);
  expect(bottomBlue).toBeGreaterThan(bottomRed);
});
