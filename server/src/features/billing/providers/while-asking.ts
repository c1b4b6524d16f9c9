import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Of the connections of one server: whoever waits for a provider leaves the others to everyone else. */
const AT_ONCE = 8;

let free = AT_ONCE;
const waiting: (() => void)[] = [];

/**
 * A transaction in which a provider is asked: it holds a connection for as long as the provider thinks. Those
 * beyond the few at once wait without one.
 */
export async function transactWhileAsking<T>(
  platform: Platform,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
  else free -= 1;
  try {
    return await platform.transaction(work);
  } finally {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  }
}
