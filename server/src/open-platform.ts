import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { openDatabase, openPool, transactOn } from './platform/database/database.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import { createLimits } from './platform/limits/limits.ts';
import { createRedisLimits } from './platform/limits/redis-limits.ts';
import { createLog, type Log } from './platform/log.ts';
import type { Platform } from './platform/platform.ts';
import { postgresBridge } from './platform/realtime/postgres-bridge.ts';
import { RealtimeHub } from './platform/realtime/realtime.ts';
import { redisBridge } from './platform/realtime/redis-bridge.ts';
import { openRedis } from './platform/redis.ts';
import { createStorage } from './platform/storage/create-storage.ts';

export type PlatformOptions = {
  /** A database that is already prepared. */
  databaseUrl: string;
  port: number;
  clock?: Clock;
  log?: Log;
};

/** What use cases work with, for a server or a command. It takes no requests and does no jobs yet. */
export async function openPlatform(config: Config, options: PlatformOptions) {
  const { databaseUrl, port, clock = systemClock } = options;
  const log = options.log ?? createLog(config.logLevel);
  const pool = openPool(databaseUrl, log);
  const db = openDatabase(pool);
  const redis = config.redisUrl ? await openRedis(config.redisUrl, log) : undefined;
  const realtime = new RealtimeHub();
  await realtime.connect(redis ? redisBridge(redis, log) : postgresBridge(databaseUrl, log));
  const limits = createLimits(db, clock);
  const jobs = await startJobs(databaseUrl, log);
  const platform: Platform = {
    config,
    publicUrl: config.publicUrl ?? `http://localhost:${port}`,
    clock,
    log,
    db,
    databaseUrl,
    transaction: transactOn(db, log),
    jobs,
    limits: redis
      ? createRedisLimits({ redis: redis.commands, clock, log, fallback: limits })
      : limits,
    storage: await createStorage(config),
    realtime,
    within(tx) {
      return { ...this, db: tx, transaction: (work) => work(tx) };
    },
  };
  /** Live events before the database: what was handed over goes out first. */
  const close = async () => {
    await realtime.close();
    await redis?.close();
    await pool.end();
  };
  return { platform, db, pool, realtime, close };
}
