import { sql } from 'drizzle-orm';
import { fromDrizzle, type PerJobWorkHandler, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import { APPLICATION_ROLE, type Transaction } from '../database/database.ts';
import type { Log } from '../log.ts';

/** Work to be done after the request: mail, thumbnails, reminders, digests, expiry. */
export type Job<Data extends object> = {
  name: string;
  data: z.ZodType<Data>;
  /** Tries after the first, with growing pauses. */
  retries?: number;
  /** How many of them one server does at once, for work that takes much memory or time. */
  atOnce?: number;
  /** A cron line (UTC) for jobs that come round by themselves. */
  schedule?: string;
};

export type Jobs = {
  /** Enqueued in the transaction that causes it: no job without its cause, no cause without its job. */
  enqueue: <Data extends object>(
    tx: Transaction,
    job: Job<Data>,
    data: Data,
    /** Not before so many seconds have passed. */
    options?: { afterSeconds?: number },
  ) => Promise<void>;
  /** Many of one kind. One whose id is in the queue already is left out; the others' ids come back. */
  enqueueAll: <Data extends object>(
    tx: Transaction,
    job: Job<Data>,
    entries: readonly {
      id: string;
      data: Data;
      /** Not before so many seconds have passed. */
      afterSeconds?: number;
    }[],
  ) => Promise<string[]>;
  handle: <Data extends object>(
    job: Job<Data>,
    work: (data: Data) => Promise<void>,
  ) => Promise<void>;
  /** Takes no new jobs and waits for those in progress. */
  stop: () => Promise<void>;
};

const RETRY_DELAY_SECONDS = 5;
/** Several at once, each with its own outcome, and on and on while there are more. */
const WORK = {
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  notifyPollingIntervalSeconds: RETRY_DELAY_SECONDS,
} as const;
const STOP_TIMEOUT_MS = 30_000;

/** Creates or updates the queue's own tables; needs the owner's rights. */
export async function migrateJobs(ownerUrl: string, jobs: readonly Job<object>[]): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    max: 1,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined); // every failure also rejects the call that met it
  await boss.start();
  try {
    for (const job of jobs) {
      const options = {
        notify: true,
        retryLimit: job.retries ?? 5,
        retryDelay: RETRY_DELAY_SECONDS,
        retryBackoff: true,
      };
      await boss.createQueue(job.name, options);
      await boss.updateQueue(job.name, options);
      if (job.schedule) await boss.schedule(job.name, job.schedule);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

export async function startJobs(url: string, log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: withRole(url),
    max: 4,
    migrate: false,
    reindex: false, // needs the owner's rights
    useListenNotify: true,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue met an error'));
  await boss.start();
  return {
    async enqueue(tx, job, data, { afterSeconds = 0 } = {}) {
      await boss.send(job.name, data, { db: fromDrizzle(tx, sql), startAfter: afterSeconds });
    },
    async enqueueAll(tx, job, entries) {
      const options = { db: fromDrizzle(tx, sql), returnId: true };
      const rows = entries.map(({ afterSeconds: startAfter = 0, ...entry }) => ({
        ...entry,
        startAfter,
      }));
      return (await boss.insert(job.name, rows, options)) ?? [];
    },
    async handle(job, work) {
      const runAll: PerJobWorkHandler<unknown> = (batch) =>
        Promise.all(
          batch.map(async ({ id, data }) => {
            try {
              await work(job.data.parse(data ?? {}));
              return { id, status: 'completed' as const };
            } catch (error) {
              log.warn({ err: error, job: job.name, jobId: id }, 'a job failed and is retried');
              return { id, status: 'failed' as const, output: { message: String(error) } };
            }
          }),
        );
      if (job.atOnce === undefined) {
        await boss.work(job.name, WORK, runAll);
        return;
      }
      for (let place = 0; place < job.atOnce; place += 1) await workOnOne(boss, job.name, runAll);
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    },
  };
}

/** One at a time. A batch of one never counts as full: without a word the next would wait for the clock. */
async function workOnOne(
  boss: PgBoss,
  name: string,
  run: PerJobWorkHandler<unknown>,
): Promise<void> {
  let worker: string | undefined;
  const runAndGoOn: PerJobWorkHandler<unknown> = async (batch) => {
    const results = await run(batch);
    if (worker !== undefined) boss.notifyWorker(worker);
    return results;
  };
  worker = await boss.work(name, { ...WORK, batchSize: 1 }, runAndGoOn);
}

function withRole(url: string): string {
  const address = new URL(url);
  address.searchParams.set('options', `-c role=${APPLICATION_ROLE}`);
  return address.href;
}
