import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/accounts.ts';
import { hasDemo, hasNoUsers, loadDemo } from './demo/load-demo.ts';
import { type Config, ConfigError, loadConfig } from './platform/config.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts';
import { findListeningPort } from './platform/listening-port.ts';
import type { Platform } from './platform/platform.ts';
import { prepare } from './prepare.ts';
import { type Server, startServer } from './server.ts';

/** Starts Callboard from its environment, tells the terminal how it goes, and stops on a signal. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir: config.dataDir, log: say })
      : undefined;
  let server: Server | undefined;
  const stop = async () => {
    await server?.stop();
    await embedded?.stop();
  };
  stopOnSignals(stop);

  try {
    const databaseUrl = config.databaseUrl ?? embedded?.url('callboard') ?? '';
    say('Preparing the database…');
    await prepare(databaseUrl);
    server = await startServer(config, { databaseUrl, port: await findListeningPort(config) });
    const { platform } = server;
    if (config.demo ?? (embedded !== undefined && (await hasNoUsers(platform)))) {
      say('Loading the demo…');
      await loadDemo(platform);
    }
    greet(config, platform, await hasDemo(platform));
  } catch (error) {
    await stop();
    throw error;
  }
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
