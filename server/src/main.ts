import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/accounts.ts';
import { hasDemo, hasNoUsers, loadDemo } from './demo/load-demo.ts';
import { talentIndexOf } from './features/talent-search/index/current-index.ts';
import { type Config, ConfigError, loadConfig } from './platform/config.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './platform/embedded-postgres/embedded-postgres.ts';
import { findListeningPort } from './platform/listening-port.ts';
import type { Platform } from './platform/platform.ts';
import { prepare } from './prepare.ts';
import { createServer, type Server } from './server.ts';

/** Starts Callboard from its environment, tells the terminal how it goes, and stops on a signal. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const starting: { postgres?: Promise<EmbeddedPostgres>; server?: Server } = {};
  const stop = async () => {
    await starting.server?.stop();
    await (await starting.postgres)?.stop();
  };
  stopOnSignals(stop);

  try {
    const databaseUrl = config.databaseUrl ?? (await embeddedDatabase(config, starting));
    say('Preparing the database…');
    await prepare(databaseUrl);
    const port = await findListeningPort(config);
    const server = await createServer(config, { databaseUrl, port });
    starting.server = server;
    const isNew = config.databaseUrl === undefined && (await hasNoUsers(server.platform));
    if (config.demo ?? isNew) {
      say('Loading the demo…');
      await loadDemo(server.platform, { portraits: config.demoPortraits });
    }
    await server.listen();
    openTalentIndex(server.platform);
    greet(config, server.platform, await hasDemo(server.platform));
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Whoever searches first need not wait for it. */
function openTalentIndex(platform: Platform): void {
  talentIndexOf(platform)
    .open()
    .catch((error) => platform.log.error({ err: error }, 'the talent index could not be opened'));
}

async function embeddedDatabase(
  { dataDir }: Config,
  starting: { postgres?: Promise<EmbeddedPostgres> },
): Promise<string> {
  starting.postgres = startEmbeddedPostgres({ dataDir, log: say });
  return (await starting.postgres).url('callboard');
}

function greet(config: Config, platform: Platform, withDemo: boolean): void {
  say(`\nCallboard is open at ${platform.publicUrl}`);
  if (withDemo && config.demoAccountsMaySignIn) {
    say(`Sign in with the password ${DEMO_PASSWORD} as`);
    for (const { email, role } of DEMO_ACCOUNTS) say(`  ${email.padEnd(24)} ${role}`);
  }
  if (config.smtpUrl === undefined) say(`Mail stays in ${platform.publicUrl}/mailbox`);
  say('Stop with Ctrl-C.\n');
}

function stopOnSignals(stop: () => Promise<void>): void {
  let stopping: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      say('\nStopping…');
      stopping = stop().then(
        () => process.exit(0),
        (error) => fail(error),
      );
    });
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(error: unknown): never {
  const text = error instanceof ConfigError ? error.message : (error as Error).stack;
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

main().catch(fail);
