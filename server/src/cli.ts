import { CommandError, parseCommand } from './commands/parse-command.ts';
import { runCommand } from './commands/run-command.ts';
import { openPlatform } from './open-platform.ts';
import { AppError } from './platform/app-error.ts';
import { ConfigError, loadConfig } from './platform/config.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts';
import { prepare } from './prepare.ts';

/**
 * What operators do without a browser. It works on the same database as the server, whether or not
 * one is running; live events and mail are passed on by the servers that are.
 */
async function main(): Promise<void> {
  const command = parseCommand(process.argv.slice(2));
  const config = loadConfig(process.env);
  const postgres =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir: config.dataDir, log: say })
      : undefined;
  try {
    const databaseUrl = config.databaseUrl ?? postgres?.url('callboard') ?? '';
    await prepare(databaseUrl);
    const { platform, close } = await openPlatform(config, { databaseUrl, port: config.port });
    try {
      await runCommand(platform, command, say);
    } finally {
      await platform.jobs.stop();
      await close();
    }
  } finally {
    await postgres?.stop();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What the operator can put right is told in words; all else with where it happened. */
function fail(error: unknown): never {
  const isTold =
    error instanceof CommandError || error instanceof ConfigError || error instanceof AppError;
  process.stderr.write(`${isTold ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}

main().catch(fail);
