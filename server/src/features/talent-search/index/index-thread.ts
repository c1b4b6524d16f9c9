import { parentPort, workerData } from 'node:worker_threads';
import type { Config } from '../../../platform/config.ts';
import { openDatabase, openPool } from '../../../platform/database/database.ts';
import { createLog } from '../../../platform/log.ts';
import { openGazetteer } from '../../places/gazetteer.ts';
import type { Found, Query } from '../engine/query.ts';
import { collectGarbage } from './collect-garbage.ts';
import { IndexOwner } from './index-owner.ts';

export type ThreadData = {
  databaseUrl: string;
  snapshotPath: string;
  logLevel: Config['logLevel'];
};

export type Order = { number: number } & (
  | { ask: 'open' | 'follow'; now: number }
  | { ask: 'find'; query: Query }
  | { ask: 'close' }
);
export type Delivery = { number: number } & ({ found?: Found | undefined } | { problem: unknown });

const { databaseUrl, snapshotPath, logLevel } = workerData as ThreadData;
const log = createLog(logLevel);
const pool = openPool(databaseUrl, log, 1);
const owner = new IndexOwner({ db: openDatabase(pool), gazetteer: openGazetteer(), snapshotPath });

/** The talent index: it answers between two pages of changes, and never waits for the database. */
async function carryOut(order: Order): Promise<Found | undefined> {
  switch (order.ask) {
    case 'open': {
      const started = performance.now();
      const opened = await owner.open(new Date(order.now));
      const ms = Math.round(performance.now() - started);
      log.info({ ...opened, ms }, 'the talent index is open');
      // What it was made from is several times its own size.
      collectGarbage();
      return undefined;
    }
    case 'follow':
      await owner.follow(new Date(order.now));
      return undefined;
    case 'find':
      return owner.find(order.query);
    case 'close':
      if (owner.isChanged) await owner.save();
      await pool.end();
      return undefined;
  }
}

parentPort?.on('message', (order: Order) => {
  const { number } = order;
  carryOut(order).then(
    (found) => parentPort?.postMessage({ number, found } satisfies Delivery),
    (problem) => parentPort?.postMessage({ number, problem } satisfies Delivery),
  );
});
