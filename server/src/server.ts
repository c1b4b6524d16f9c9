import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { createAuthenticate } from './features/auth/authenticate.ts';
import { handleJobs } from './jobs.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { openDatabase, openPool, transactOn } from './platform/database/database.ts';
import { createDrain } from './platform/http/drain.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import { createLimits } from './platform/limits/limits.ts';
import { createRedisLimits } from './platform/limits/redis-limits.ts';
import { createLog, type Log } from './platform/log.ts';
import { mailboxMailer, smtpMailer } from './platform/mail/mail.ts';
import type { Platform } from './platform/platform.ts';
import { postgresBridge } from './platform/realtime/postgres-bridge.ts';
import { RealtimeHub } from './platform/realtime/realtime.ts';
import { redisBridge } from './platform/realtime/redis-bridge.ts';
import { openRedis } from './platform/redis.ts';
import { createStorage } from './platform/storage/create-storage.ts';

const SITE_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

export type Server = {
  app: FastifyInstance;
  platform: Platform;
  /** Opens the doors. Whatever has to be in the database first, such as the demo, comes before. */
  listen: () => Promise<void>;
  /** Readiness off, sockets told, HTTP drained, jobs finished, connections closed. */
  stop: () => Promise<void>;
};

type Options = {
  /** A database that is already prepared. */
  databaseUrl: string;
  port: number;
  clock?: Clock;
  log?: Log;
  siteFolder?: string;
};

/** Everything that one server process runs, ready to listen. */
export async function createServer(config: Config, options: Options): Promise<Server> {
  const { databaseUrl, port, clock = systemClock, siteFolder = SITE_FOLDER } = options;
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
  const mailer = config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom)
    : mailboxMailer(db, clock);
  await handleJobs(platform, mailer);

  let isTakingRequests = true;
  const app = await buildApp({
    platform,
    authenticate: createAuthenticate(platform, pool),
    realtime,
    isTakingRequests: () => isTakingRequests,
    siteFolder,
  });
  const drain = createDrain(app);
  const listen = async () => {
    await app.listen({ port, host: config.host });
  };
  const stop = async () => {
    isTakingRequests = false;
    realtime.sendAway();
    await drain({ withNotice: !config.localOnly });
    await jobs.stop();
    mailer.close();
    await realtime.close();
    await redis?.close();
    await pool.end();
  };
  return { app, platform, listen, stop };
}
