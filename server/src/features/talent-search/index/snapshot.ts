import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Parts } from '../engine/parts.ts';

/** Of how entries are read and laid out: a snapshot of another version is made anew. */
const VERSION = 3;

/** Where the change feed was when it was written, and which day it was. */
export type SnapshotHead = { since: string; day: string; databaseId: string };

type Numbers = Uint8Array | Uint16Array | Uint32Array;
const KINDS = { Uint8Array, Uint16Array, Uint32Array };
type Kind = keyof typeof KINDS;

type Head = SnapshotHead & {
  version: number;
  rows: number;
  terms: string[];
  keys: string[];
  words: string[];
  /** Behind the head, in this order. */
  arrays: { kind: Kind; length: number }[];
  hash: string;
};

/** Beside the old one, which it then replaces at once. */
export async function writeSnapshot(
  path: string,
  given: SnapshotHead,
  parts: Parts,
): Promise<void> {
  const { rows, terms, keys, words } = parts;
  const arrays = arraysOf(parts);
  const head: Head = {
    ...given,
    version: VERSION,
    rows,
    terms,
    keys,
    words,
    arrays: arrays.map((array) => ({ kind: kindOf(array), length: array.length })),
    hash: hashOf(arrays),
  };
  const text = Buffer.from(JSON.stringify(head));
  await mkdir(dirname(path), { recursive: true });
  const file = await open(`${path}.new`, 'w');
  try {
    const length = Buffer.alloc(8);
    length.writeBigUInt64LE(BigInt(text.length));
    for (const bytes of [length, text, ...arrays.map(bytesOf)]) await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
}

type Snapshot = SnapshotHead & { parts: Parts };

/** Nothing where there is none, or one that cannot be used. */
export async function readSnapshot(path: string): Promise<Snapshot | undefined> {
  const file = await open(path).catch(() => undefined);
  try {
    return file && (await decode(file));
  } catch {
    return undefined;
  } finally {
    await file?.close();
  }
}

/** Array by array: as a whole it would be in memory twice. */
async function decode(file: FileHandle): Promise<Snapshot | undefined> {
  const length = Number((await readBytes(file, Buffer.alloc(8))).readBigUInt64LE(0));
  if (length > (await file.stat()).size) return undefined;
  const text = await readBytes(file, Buffer.alloc(length));
  const head = JSON.parse(text.toString('utf8')) as Head;
  if (head.version !== VERSION) return undefined;
  const arrays: Numbers[] = [];
  for (const { kind, length } of head.arrays) {
    const array = new KINDS[kind](length);
    await readBytes(file, bytesOf(array));
    arrays.push(array);
  }
  if (hashOf(arrays) !== head.hash) return undefined;
  const { since, day, databaseId, rows, terms, keys, words } = head;
  return { since, day, databaseId, parts: partsOf({ rows, terms, keys, words }, arrays) };
}

async function readBytes<Bytes extends Uint8Array>(file: FileHandle, bytes: Bytes): Promise<Bytes> {
  for (let at = 0; at < bytes.length; ) {
    const { bytesRead } = await file.read(bytes, at);
    if (bytesRead === 0) throw new Error('the snapshot ends too soon');
    at += bytesRead;
  }
  return bytes;
}

function arraysOf(parts: Parts): Numbers[] {
  return [
    parts.ids,
    parts.nameStarts,
    parts.names,
    parts.termStarts,
    parts.rowTerms,
    parts.keyRows.starts,
    parts.keyRows.rows,
    parts.wordRows.starts,
    parts.wordRows.rows,
    parts.places,
    parts.spanDays,
    parts.spanRows,
    ...parts.columns,
    ...parts.moments,
  ];
}

function partsOf(
  texts: Pick<Parts, 'rows' | 'terms' | 'keys' | 'words'>,
  arrays: Numbers[],
): Parts {
  const rest = [...arrays];
  const bytes = () => rest.shift() as Uint8Array;
  const shorts = () => rest.shift() as Uint16Array;
  const words = () => rest.shift() as Uint32Array;
  return {
    ...texts,
    ids: words(),
    nameStarts: words(),
    names: bytes(),
    termStarts: words(),
    rowTerms: shorts(),
    keyRows: { starts: words(), rows: words() },
    wordRows: { starts: words(), rows: words() },
    places: words(),
    spanDays: shorts(),
    spanRows: words(),
    columns: rest.filter((array) => array instanceof Uint16Array),
    moments: rest.filter((array) => array instanceof Uint32Array),
  };
}

function kindOf(array: Numbers): Kind {
  return array.constructor.name as Kind;
}

function bytesOf(array: Numbers): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

function hashOf(arrays: readonly Numbers[]): string {
  const hash = createHash('sha1');
  for (const array of arrays) hash.update(bytesOf(array));
  return hash.digest('hex');
}
