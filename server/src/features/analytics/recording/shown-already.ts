import { createHash } from 'node:crypto';

const MOST_KEPT = 50_000;

/**
 * The pages of faces that each viewer was shown within the hour. The same again counts for nothing (see
 * `counting`), and whoever narrows a search down and back asks for the same again and again.
 */
export class ShownAlready {
  #hour = '';
  readonly #pages = new Set<string>();

  /** Whether it is the first time in this hour; from now on it is not. */
  isNew(page: readonly string[], at: Date): boolean {
    const hour = at.toISOString().slice(0, 13);
    if (hour !== this.#hour || this.#pages.size >= MOST_KEPT) this.#pages.clear();
    this.#hour = hour;
    const key = createHash('sha256').update(page.join(' ')).digest('base64url');
    return this.#pages.size < this.#pages.add(key).size;
  }
}
