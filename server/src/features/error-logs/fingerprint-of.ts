import { createHash } from 'node:crypto';

const ADDRESS = /https?:\/\/[^\s)'"]+/g;
const UUID = /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi;
const LONG_HEX = /\b[0-9a-f]{16,}\b/gi;
const NUMBER = /\d+/g;

/** A file of ours: its name, the hash of its build, and where in it. */
const SCRIPT = /^([\w.-]+?)(?:-[\w-]{8})?\.m?js(?::\d+)*$/;
const FILE_NAME_LENGTH = 120;

/**
 * The same for the same error. File hashes change with every build, line numbers with every edit, ids
 * and numbers with everyone it happens to.
 */
export function fingerprintOf({ message, stack }: { message: string; stack: string }): string {
  return createHash('sha256')
    .update(`${shapeOf(message)}\n${shapeOf(stack)}`)
    .digest('hex');
}

function shapeOf(text: string): string {
  return text
    .replaceAll(ADDRESS, fileIn)
    .replaceAll(UUID, 'id')
    .replaceAll(LONG_HEX, 'id')
    .replaceAll(NUMBER, 'n');
}

/** Of an address only the file counts, if it is one: the rest differs from place to place. */
function fileIn(address: string): string {
  const end = address.slice(address.lastIndexOf('/') + 1).slice(-FILE_NAME_LENGTH);
  return SCRIPT.exec(end)?.[1] ?? 'address';
}
