/** EBML, the binary tree that WebM files are written in: an id, a length, and content. */

/** Children, or bytes. */
export function element(id: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([idBytes(id), lengthBytes(body.length), body]);
}

/** Always four bytes, so that a position can be filled in before it is known. */
export function uint(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(id, bytes);
}

export function float(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

export function text(id: number, value: string): Buffer {
  return element(id, Buffer.from(value, 'utf8'));
}

/** An id brings its own length along, in its leading bits. */
function idBytes(id: number): Buffer {
  const hex = id.toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
}

/** A length in eight bytes, whatever it is: simpler, and a few bytes do not matter. */
function lengthBytes(length: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length) | (1n << 56n));
  return bytes;
}
