const CHUNKS_START = 12;
const CHUNK_HEAD = 8;
/** Before the coded bits: tag, start code and size. */
const FRAME_HEAD = 10;

/** The VP8 key frame inside a lossy WebP file: such a file is little else. */
export function keyFrameOf(webp: Buffer): Buffer {
  let at = CHUNKS_START;
  while (at + CHUNK_HEAD <= webp.length) {
    const name = webp.toString('latin1', at, at + 4);
    const size = webp.readUInt32LE(at + 4);
    if (name === 'VP8 ') return webp.subarray(at + CHUNK_HEAD, at + CHUNK_HEAD + size);
    // Chunks have an even length.
    at += CHUNK_HEAD + size + (size % 2);
  }
  throw new TypeError('This WebP holds no lossy picture.');
}

/**
 * Whether a frame can follow another. One that divides the picture into segments without saying
 * where they lie means 'all in the first' as a WebP, but 'as in the frame before' in a film.
 */
export function standsAlone(frame: Buffer): boolean {
  const [, , hasSegments, saysWhere] = firstBits(frame, 4);
  return hasSegments === 0 || saysWhere === 1;
}

/** VP8 codes arithmetically; these bits are as likely 0 as 1. */
function firstBits(frame: Buffer, count: number): number[] {
  let value = frame.readUInt16BE(FRAME_HEAD);
  let range = 255;
  return Array.from({ length: count }, () => {
    const half = 1 + ((range - 1) >> 1);
    const bit = value >= half << 8 ? 1 : 0;
    value -= bit === 1 ? half << 8 : 0;
    range = bit === 1 ? range - half : half;
    while (range < 128) {
      value <<= 1;
      range <<= 1;
    }
    return bit;
  });
}
