import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log.ts';

/** The application's own role: it reads and writes rows, never tables, and cannot touch audit rows. */
export const APPLICATION_ROLE = 'callboard_app';

export type Database = NodePgDatabase;
type DrizzleTransaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A transaction in progress. What has to wait until it is certain goes into `afterCommit`. */
export type Transaction = DrizzleTransaction & { afterCommit: (hook: Hook) => void };
type Hook = () => void | Promise<void>;

/** What queries take: they do not care whether a transaction is open. */
export type Queryable = Database | Transaction;

export type Transact = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

const CONNECTIONS = 20;

export function openPool(url: string, log: Log, connections = CONNECTIONS): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'callboard',
    options: `-c role=${APPLICATION_ROLE}`,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  return pool;
}

export function openDatabase(pool: pg.Pool): Database {
  return drizzle({ client: pool, casing: 'snake_case' });
}

/** Opens transactions on `db`. A hook that fails is logged: what it follows has already happened. */
export function transactOn(db: Database, log: Log): Transact {
  return async (work) => {
    const hooks: Hook[] = [];
    const result = await db.transaction((tx) =>
      work(Object.assign(tx, { afterCommit: (hook: Hook) => void hooks.push(hook) })),
    );
    for (const hook of hooks) {
      try {
        await hook();
      } catch (error) {
        log.error({ err: error }, 'an after-commit hook failed');
      }
    }
    return result;
  };
}
