import { type FileHandle, open } from 'node:fs/promises';

/** `none`: there should be some. `unknown`: this kind of file does not tell, or not easily. */
export type Tracks = 'picture' | 'sound' | 'none' | 'unknown';

const WEBM_HEAD_BYTES = 1024 * 1024;
/** The table of contents of an hour-long film has a few megabytes. */
const CONTENTS_AT_MOST = 32 * 1024 * 1024;
const BOXES_AT_MOST = 10_000;

/** Whether a film has pictures, as far as its container tells. */
export async function findTracks(path: string, extension: string): Promise<Tracks> {
  if (!['mp4', 'mov', 'm4a', 'webm'].includes(extension)) return 'unknown';
  const file = await open(path);
  try {
    return extension === 'webm' ? await findInWebm(file) : await findInMp4(file);
  } finally {
    await file.close();
  }
}

/** A track's type is written as an element 0x83 of one byte: 1 is picture, 2 is sound. */
async function findInWebm(file: FileHandle): Promise<Tracks> {
  const head = await readAt(file, 0, WEBM_HEAD_BYTES);
  if (head.includes(Buffer.from([0x83, 0x81, 0x01]))) return 'picture';
  return head.includes(Buffer.from([0x83, 0x81, 0x02])) ? 'sound' : 'unknown';
}

/** Each track names its handler in the table of contents; without that table nothing can be played. */
async function findInMp4(file: FileHandle): Promise<Tracks> {
  const contents = await readContents(file);
  if (contents === undefined) return 'none';
  const handlers = [...contents.toString('latin1').matchAll(/hdlr[\s\S]{8}(vide|soun)/g)];
  if (handlers.some(([, handler]) => handler === 'vide')) return 'picture';
  return handlers.length > 0 ? 'sound' : 'none';
}

/** The file is a row of boxes: how long, which, and what is in it. */
async function readContents(file: FileHandle): Promise<Buffer | undefined> {
  const { size: end } = await file.stat();
  let at = 0;
  for (let boxes = 0; boxes < BOXES_AT_MOST && at + 8 <= end; boxes += 1) {
    const head = await readAt(file, at, 16);
    const name = head.toString('latin1', 4, 8);
    const size = sizeOfBox(head, end - at);
    if (size < 8 || at + size > end) return undefined;
    if (name === 'moov') return readAt(file, at, Math.min(size, CONTENTS_AT_MOST));
    at += size;
  }
  return undefined;
}

/** 1: the length follows in eight bytes. 0: up to the end of the file. */
function sizeOfBox(head: Buffer, rest: number): number {
  const size = head.readUInt32BE(0);
  if (size === 0) return rest;
  return size === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : size;
}

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}
