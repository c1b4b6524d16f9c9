import type { Transaction } from '../platform/database/database.ts';

/** Part of the demo. Its content is the same everywhere; its dates lie around `now`. */
export type DemoLoader = (tx: Transaction, now: Date) => Promise<void>;
