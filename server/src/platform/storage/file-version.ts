import { hash } from 'node:crypto';

const VERSION_LENGTH = 16;

/**
 * Tells the contents of two stored files apart without telling where they lie. It is made from the
 * key alone, so it holds only for keys that name their content: never one that is written over.
 */
export function fileVersion(key: string): string {
  return hash('sha256', key, 'base64url').slice(0, VERSION_LENGTH);
}
