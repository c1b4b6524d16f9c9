import type { Command } from './commands/command-schema.ts';
import { parseCommand } from './commands/parse-command.ts';
import { runCommand } from './commands/run-command.ts';
import { isOffline, runOffline } from './commands/run-offline.ts';
import { CommandError, USAGE } from './commands/usage.ts';
import { openPlatform } from './open-platform.ts';
import { AppError } from './platform/app-error.ts';
import { BackUpError } from './platform/backup/back-up-error.ts';
import { type Config, ConfigError, loadConfig } from './platform/config.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts';
import { createStorage } from './platform/storage/create-storage.ts';
import { prepare } from './prepare.ts';

const EXIT = { failed: 1, notUnderstood: 2, interrupted: 130 };

/**
 * What operators do without a browser. It works on the same database as the server, whether or not
 * one is running; live events and mail are passed on by the servers that are.
 */
async function main(): Promise<void> {
  const command = parseCommand(process.argv.slice(2));
  if (command.name === 'help') return say(USAGE);
  const config = loadConfig(process.env);
  const postgres =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir: config.dataDir, log: say })
      : undefined;
  try {
    await run(command, config, config.databaseUrl ?? postgres?.url('callboard') ?? '');
  } finally {
    await postgres?.stop();
  }
}

async function run(
  command: Exclude<Command, { name: 'help' }>,
  config: Config,
  databaseUrl: string,
): Promise<void> {
  if (isOffline(command)) {
    const openStorage = () => createStorage(config);
    // What else is interrupted is rolled back by the database.
    const signal = command.name === 'back-up' ? interruption() : undefined;
    return runOffline({ databaseUrl, openStorage, ...(signal && { signal }) }, command, say);
  }
  await prepare(databaseUrl);
  const { platform, close } = await openPlatform(config, { databaseUrl, port: config.port });
  try {
    await runCommand(platform, command, say);
  } finally {
    await platform.jobs.stop();
    await close();
  }
}

/** Ctrl-C, so that what is half done is tidied away first. A second one does not wait for that. */
function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => controller.abort());
  }
  return controller.signal;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What the operator can put right is told in words; all else with where it happened. */
function fail(error: unknown): never {
  process.stderr.write(`${describe(error)}\n`);
  process.exit(exitCodeOf(error));
}

function exitCodeOf(error: unknown): number {
  if (isInterruption(error)) return EXIT.interrupted;
  return error instanceof CommandError ? EXIT.notUnderstood : EXIT.failed;
}

function describe(error: unknown): string {
  if (isInterruption(error)) return 'Interrupted; nothing was kept.';
  const told = [CommandError, ConfigError, AppError, BackUpError];
  const isTold = told.some((kind) => error instanceof kind);
  return isTold ? (error as Error).message : ((error as Error).stack ?? String(error));
}

function isInterruption(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

main().catch(fail);
