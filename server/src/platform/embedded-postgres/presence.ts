import type pg from 'pg';
import { connect } from './owner-connection.ts';

/**
 * Several servers may share a cluster, and the last one to leave stops it. Each keeps a connection
 * that holds a shared lock, which PostgreSQL takes back however the server ends.
 */
export type Presence = {
  /** Gives up the lock and tells whether nobody else holds it in the database at `url`. */
  leave: (url: string) => Promise<boolean>;
};

// Any number will do that no other advisory lock of ours has.
const LOCK = 7_203_518;

export async function enter(url: string): Promise<Presence> {
  const connection = await connect(url);
  await connection.query('select pg_advisory_lock_shared($1)', [LOCK]);
  return {
    async leave(currentUrl) {
      try {
        return await leaveBy(connection);
      } catch {
        return leaveBy(await connect(currentUrl)); // the connection was lost, and the lock with it
      }
    },
  };
}

/** A session's own shared lock does not stand in the way of its exclusive one. */
async function leaveBy(connection: pg.Client): Promise<boolean> {
  try {
    const { rows } = await connection.query('select pg_try_advisory_lock($1) as alone', [LOCK]);
    return rows[0].alone;
  } finally {
    await connection.end();
  }
}
