import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture of one colour. */
export function paint(colour: string, { width = 600, height = 600 } = {}) {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

/** A real PNG of one colour that is small to send and huge to unpack. */
export function hugePng(side: number): Buffer {
  const row = Math.ceil(side / 8) + 1;
  return makePng(side, Buffer.alloc(row * side));
}

/** A PNG that says how large it is and holds not a pixel. */
export function hollowPng(side: number): Buffer {
  return makePng(side, Buffer.alloc(0));
}

function makePng(side: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit for each pixel, in shades of grey.
  header.writeUInt8(1, 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, check]);
}
