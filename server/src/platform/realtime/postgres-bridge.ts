import { createAdapter } from '@socket.io/postgres-adapter';
import type pg from 'pg';
import type { Log } from '../log.ts';
import type { OpenBridge } from './bridge.ts';
import { BridgeConnections } from './bridge-connections.ts';

/** PostgreSQL refuses a NOTIFY of 8,000 bytes; what is longer goes by the attachments' table. */
const LONGEST_NOTIFY_BYTES = 7_999;

/** Events between servers by LISTEN and NOTIFY on the database that they share. */
export function postgresBridge(databaseUrl: string, log: Log): OpenBridge {
  return async (gaps) => {
    const connections = new BridgeConnections(databaseUrl, log, gaps);
    const adapter = createAdapter(connections as unknown as pg.Pool, {
      payloadThreshold: LONGEST_NOTIFY_BYTES,
      // What failed at the database has been told there.
      errorHandler: (error) => log.debug({ err: error }, 'an event did not pass between servers'),
    });
    await connections.opened;
    return { adapter, close: () => connections.close() };
  };
}
