import { expect, it } from 'vitest';
import { rasteriseAs, toWebp } from '../photos/render.ts';
import { keyFrameOf, standsAlone } from './key-frame.ts';
import { drawTitleCard } from './title-card.ts';
import { writeWebm } from './write-webm.ts';

const SIZE = { width: 96, height: 54 };
const SEGMENT = '18538067';
const CUES = '1c53bb6b';
const CLUSTER = '1f43b675';

type Element = { id: string; at: number; content: Buffer };

/** Every length has eight bytes; an id tells its own by its leading bits. */
function elementsIn(bytes: Buffer): Element[] {
  const found: Element[] = [];
  let at = 0;
  while (at < bytes.length) {
    const idBytes = Math.clz32(bytes.readUInt8(at)) - 23;
    const length = Number(bytes.readBigUInt64BE(at + idBytes) & 0xff_ffff_ffff_ffffn);
    const start = at + idBytes + 8;
    const id = bytes.toString('hex', at, at + idBytes);
    found.push({ id, at, content: bytes.subarray(start, start + length) });
    at = start + length;
  }
  expect(at).toBe(bytes.length);
  return found;
}

it('a film holds its frames, how long it is, and where each second begins', async () => {
  const frame = keyFrameOf(await toWebp(await rasteriseAs(drawTitleCard(2026, SIZE)), SIZE.width));
  const film = writeWebm({ ...SIZE, frameMs: 200, frames: Array(12).fill(frame) });
  const segment = elementsIn(film).find(({ id }) => id === SEGMENT);
  const parts = elementsIn(segment?.content ?? Buffer.alloc(0));
  const clusters = parts.filter(({ id }) => id === CLUSTER);
  const blocks = clusters.flatMap(({ content }) =>
    elementsIn(content).filter(({ id }) => id === 'a3'),
  );
  expect(blocks).toHaveLength(12);
  // Track, time within the second, and that it needs no other frame.
  expect(blocks[11]?.content.subarray(0, 4)).toEqual(Buffer.from([0x81, 0, 200, 0x80]));
  expect(blocks[11]?.content.subarray(4)).toEqual(frame);
  const info = elementsIn(parts[0]?.content ?? Buffer.alloc(0));
  expect(info.find(({ id }) => id === '4489')?.content.readDoubleBE()).toBe(2400);
  const points = elementsIn(parts.find(({ id }) => id === CUES)?.content ?? Buffer.alloc(0));
  const places = points.map(({ content }) => {
    const [time, positions] = elementsIn(content);
    const position = elementsIn(positions?.content ?? Buffer.alloc(0)).at(-1);
    return [time?.content.readUInt32BE(), position?.content.readUInt32BE()];
  });
  expect(places).toEqual(clusters.map(({ at }, index) => [index * 1000, at]));
});

it('a frame that leans on the one before is told from one that stands alone', () => {
  const coded = (byte: number) => Buffer.from([...Array(10).fill(0), byte, 0, 0]);
  // The first bits: colours, clamping, segments, where they lie.
  expect(standsAlone(coded(0b0000_0000))).toBe(true);
  expect(standsAlone(coded(0b0011_0000))).toBe(true);
  expect(standsAlone(coded(0b0010_0000))).toBe(false);
});

it('what is no lossy WebP has no key frame', () => {
  expect(() => keyFrameOf(Buffer.from('RIFF....WEBPVP8L\0\0\0\0'))).toThrow('no lossy picture');
});
