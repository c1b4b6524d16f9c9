import type { Transaction } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';

/**
 * Part of the demo. Its content is the same everywhere; its dates lie around `now`. Files go into
 * the storage under keys that name their content: should the transaction fail, they lie there
 * unused until the next try writes the same ones again.
 */
export type DemoLoader = (tx: Transaction, now: Date, platform: Platform) => Promise<void>;
