import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Queryable, Transact, Transaction } from './database/database.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Limits } from './limits/limits.ts';
import type { Log } from './log.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { Storage } from './storage/storage.ts';

/** What use cases work with: handed to each, so that tests can choose clock, mail and database. */
export type Platform = {
  config: Config;
  /** Where people open Callboard. Links in mail use this, never a request's Host. */
  publicUrl: string;
  clock: Clock;
  log: Log;
  db: Queryable;
  /** For whoever keeps a connection of their own, such as another thread. */
  databaseUrl: string;
  transaction: Transact;
  jobs: Jobs;
  limits: Limits;
  storage: Storage;
  realtime: Realtime;
  /** The same platform inside a transaction that is already open: its work joins that one. */
  within: (tx: Transaction) => Platform;
};
