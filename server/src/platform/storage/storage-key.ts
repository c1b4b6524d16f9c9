import { extname } from 'node:path';

/**
 * A key's extension is its content type, and the list is closed. Kept beside the file instead, the
 * type would be a second file that a crash can part from the first; kept in the name, one rename
 * replaces both. What could run as a page in our origin (html, svg) has no place in the list.
 */
const CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  ['.avif', 'image/avif'],
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.webp', 'image/webp'],
  ['.mov', 'video/quicktime'],
  ['.mp4', 'video/mp4'],
  ['.webm', 'video/webm'],
  ['.m4a', 'audio/mp4'],
  ['.mp3', 'audio/mpeg'],
  ['.wav', 'audio/wav'],
  ['.csv', 'text/csv'],
  ['.json', 'application/json'],
  ['.pdf', 'application/pdf'],
  ['.zip', 'application/zip'],
  ['.bin', 'application/octet-stream'],
]);

const MAX_KEY_LENGTH = 200;

/** Folders have no dot and file names have one, so that no key is both a file and a folder. */
const KEY = /^([a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*(\.[a-z0-9_-]+)+$/;

/** Keys are made by our code, never by people: one that does not fit is a mistake in the code. */
export function contentTypeOf(key: string): string {
  if (key.length > MAX_KEY_LENGTH || !KEY.test(key)) {
    throw new TypeError(`Not a storage key: ${JSON.stringify(key.slice(0, MAX_KEY_LENGTH))}`);
  }
  const contentType = CONTENT_TYPES.get(extname(key));
  if (contentType === undefined) throw new TypeError(`${key} has no known content type.`);
  return contentType;
}

/** For names that come from elsewhere: what lies in a folder or a bucket, or stands in a back-up. */
export function isStorageKey(name: string): boolean {
  return name.length <= MAX_KEY_LENGTH && KEY.test(name) && CONTENT_TYPES.has(extname(name));
}

export function assertContentType(key: string, contentType: string): void {
  const expected = contentTypeOf(key);
  if (contentType !== expected) {
    throw new TypeError(`${key} holds ${expected}, not ${contentType}.`);
  }
}
