import { log } from '../../lib/log.ts';
import type { SearchHit } from './search-hit.ts';
import { NAVIGATION_DELAY_MS } from './search-rules.ts';

const KNOWN_TYPES: readonly string[] = ['production', 'role', 'application'];

type Ways = { close: () => void; goTo: (address: string) => void };

/** Closes the panel and, a moment later, goes to what was chosen. */
export function chooseHit({ type, address }: SearchHit, { close, goTo }: Ways): void {
  // A page that was opened before an update may be answered by a newer server.
  if (!KNOWN_TYPES.includes(type)) {
    log.warn(`unknown type of search result: ${type}`);
    return;
  }
  close();
  setTimeout(() => goTo(address), NAVIGATION_DELAY_MS);
}
