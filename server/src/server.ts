import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { closeRecorder, recorderOf } from './features/analytics/recording/current-recorder.ts';
import { createAuthenticate } from './features/auth/authenticate.ts';
import { closeTalentIndex } from './features/talent-search/index/current-index.ts';
import { handleJobs } from './jobs.ts';
import { openPlatform, type PlatformOptions } from './open-platform.ts';
import type { Config } from './platform/config.ts';
import { createDrain } from './platform/http/drain.ts';
import { mailboxMailer, smtpMailer } from './platform/mail/mail.ts';
import type { Platform } from './platform/platform.ts';

const SITE_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

export type Server = {
  app: FastifyInstance;
  platform: Platform;
  /** Opens the doors. Whatever has to be in the database first, such as the demo, comes before. */
  listen: () => Promise<void>;
  /** Readiness off, sockets told, HTTP drained, jobs finished, connections closed. */
  stop: () => Promise<void>;
};

type Options = PlatformOptions & { siteFolder?: string };

/** Everything that one server process runs, ready to listen. */
export async function createServer(config: Config, options: Options): Promise<Server> {
  const { port, siteFolder = SITE_FOLDER } = options;
  const { platform, db, pool, realtime, close } = await openPlatform(config, options);
  const { jobs } = platform;
  const mailer = config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom)
    : mailboxMailer(db, platform.clock);
  await handleJobs(platform, mailer);
  // Here, because what a request works with may end with its transaction.
  recorderOf(platform);

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
    await closeRecorder(platform);
    await closeTalentIndex(platform);
    await close();
  };
  return { app, platform, listen, stop };
}
